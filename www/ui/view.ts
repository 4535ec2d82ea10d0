// Views: functions from the state of a screen to its elements, of which a patch changes only those that differ, so that
// focus, scroll position and selection stay. Screens of a first visit don't load them.

// The index of snabbdom needs a window, even for modules that nobody uses.
import { h as element } from 'snabbdom/build/h.js';
import { htmlDomApi } from 'snabbdom/build/htmldomapi.js';
import { init } from 'snabbdom/build/init.js';
import { attributesModule } from 'snabbdom/build/modules/attributes.js';
import { eventListenersModule } from 'snabbdom/build/modules/eventlisteners.js';
import type { Hooks, VNode, VNodeData } from 'snabbdom';

export type { VNode };

type ViewChild = VNode | string | null | undefined | false;

/**
 * An element with attributes and children, as `make` creates it. Siblings that come and go need a `key`, by which the
 * next view finds them again; `hook` has functions of snabbdom.
 */
export function h(tag: string, attributes: Record<string, unknown> = {}, ...children: ViewChild[]): VNode {
  const data: VNodeData & Required<Pick<VNodeData, 'attrs' | 'on'>> = { attrs: {}, on: {} };
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'key') data.key = value as string;
    else if (name === 'hook') data.hook = value as Hooks;
    else if (name === 'style') data['css'] = String(value);
    else if (typeof value === 'function') data.on[name.slice(2)] = value as EventListener;
    else if (value === true) data.attrs[name] = true;
    else if (value !== false && value !== null && value !== undefined) data.attrs[name] = String(value);
  }
  const shown = children.filter((child) => child !== null && child !== undefined && child !== false);
  const [only] = shown;
  // A text alone is the content of its element, so that a screen reader announces it as a whole.
  return shown.length === 1 && typeof only === 'string' ? element(tag, data, only) : element(tag, data, shown);
}

/**
 * An element that is made without a view, such as a canvas. It is made once, and stays as long as the key is the same
 * at its place.
 */
export function fixed(key: string, create: () => Element): VNode {
  return element('fixed', { key, create });
}

/** Styles are set as text: the policy of the page refuses the attribute. */
const setStyle = (before: VNode, { elm, data }: VNode) => {
  const css: string | undefined = data?.['css'];
  if (css !== before.data?.['css']) (elm as HTMLElement | SVGElement).style.cssText = css ?? '';
};

const patch = init([attributesModule, eventListenersModule, { create: setStyle, update: setStyle }], {
  ...htmlDomApi,
  createElement: (tag: string, data?: ElementCreationOptions & VNodeData) =>
    data?.['create']?.() ?? document.createElement(tag),
});

/** Creates the element of a view, which is updated with each state. Its tag stays the same. */
export function viewElement<State>(view: (state: State) => VNode, initial: State) {
  let shown = patch(document.createDocumentFragment(), view(initial));
  return {
    element: shown.elm as HTMLElement,
    update(state: State) {
      shown = patch(shown, view(state));
    },
  };
}
