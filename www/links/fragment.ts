// Navigation to fragments of this page only. A text from a message, a link or storage could otherwise be the URL of a
// script or of another site.

import { Fault } from '../core/fault.ts';

/**
 * Returns the text if it begins like the fragment of a screen, and otherwise null. No such text can navigate away from
 * this page.
 */
export function fragmentOf(text: unknown) {
  return typeof text === 'string' && text.startsWith('#/') ? text : null;
}

/** Navigates to a screen of this page; throws if the address is no fragment. */
export function openFragment(address: unknown) {
  location.assign(requireFragment(address));
}

/** Replaces the current history entry by a screen of this page; throws if the address is no fragment. */
export function replaceFragment(address: unknown) {
  location.replace(requireFragment(address));
}

/** Replaces the current history entry by this page with another value of a key in its query, which loads it again. */
export function replaceQuery(key: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(key, value);
  location.replace(url);
}

/** Replaces this document by another one beside it, with the same query and fragment. */
export function replaceDocument(name: 'frame.html') {
  const { search, hash } = location;
  location.replace(`${name}${search}${hash}`);
}

function requireFragment(address: unknown) {
  const fragment = fragmentOf(address);
  if (fragment === null) throw new Fault('noFragment');
  return fragment;
}
