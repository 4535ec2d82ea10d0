// The policy of the document for frames, `frame.html`: the same as that of the page, with the address of its host
// beside `'self'`.
//
// In WebKit 2.50 (Safari 26.5) a sandboxed document matches `'self'` to nothing. The host is known only here, so a
// script adds the policy, before anything else is requested.

import { isFramed } from '../core/frame.ts';
import { replaceDocument } from '../links/fragment.ts';

const pending = document.querySelector('meta[name^=Content]');

/** Whether the page itself is in a sandboxed frame: it is replaced by the document for frames, and loads nothing. */
export const isLeaving = isFramed && self.origin === 'null' && pending === null;

/** Applies the policy to the document for frames, or opens that document. */
export function applyPolicy() {
  if (isLeaving) replaceDocument('frame.html');
  if (!(pending instanceof HTMLMetaElement)) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = pending.name;
  policy.content = pending.content.replaceAll("'self'", `'self' ${location.origin}`);
  document.head.append(policy);
}
