import { TAKEN, mount } from '../button/roots';
import { WALLETS, WITHOUT_SCRIPT } from './marks';
import { ofDocument } from '../lib/dom';
import { hydrate, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import type { ButtonState } from '../button/views';

/** Resolves when the page is parsed. */
export const parsed = new Promise((resolve) => {
  if (ofDocument('readyState') === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

/** The elements in a host that are painted, and that the widget does not have yet. */
export const paintedIn = (host: Element): HTMLElement[] =>
  Array.from(host.querySelectorAll<HTMLElement>(`:scope>${WALLETS}:not(${TAKEN})`));

/** The closed root that a server has written for an element; null without one, and where a browser or another script keeps the internals. */
export function rootOf(element: HTMLElement): ShadowRoot | null {
  try {
    // `attachShadow` would empty it. Safari has internals from 16.4 on.
    return element.attachInternals().shadowRoot;
  } catch {
    return null;
  }
}

/** What a control needs only to send its form by itself. */
const TO_SEND = ['name', 'value', 'formenctype', 'formtarget', WITHOUT_SCRIPT];

const remove = (node: Element): void => void node.parentNode!.removeChild(node);

/**
 * Finds the button of a wallet, and ends what a server has written for pages without scripts: from then on the widget's press is the only
 * way to buy. Buy It Now stays the button that it is; a control that lies over another button goes, and hands on its focus.
 *
 * @param root of the button: the wallet's element where themes style the button
 * @returns null where none is painted
 */
export function takeButton(root: HTMLElement | ShadowRoot): HTMLElement | null {
  const button = root.querySelector<HTMLElement>('a,button');
  const element = 'host' in root ? root.host : root;
  const control = element.querySelector(`[${WITHOUT_SCRIPT}]`);
  if (!button || !control) return button;
  if (control === button) {
    // A submit button would be pressed by Enter in a field of the form.
    button.setAttribute('type', 'button');
    TO_SEND.forEach((name) => button.removeAttribute(name));
    return button;
  }
  const hasFocus = (element.getRootNode() as Document | ShadowRoot).activeElement === control;
  button.removeAttribute('inert');
  if (hasFocus) button.focus();
  remove(control);
  root.querySelectorAll(`[${WITHOUT_SCRIPT}]`).forEach(remove);
  return button;
}

/** Content that is never written. */
const LEFT_ALONE = { __html: '' };

/** A view's element without the content: the page may have changed that since it was painted. */
const withoutContent = ({ type, props }: VNode<object>): VNode =>
  jsx(type as string, { ...props, children: null, dangerouslySetInnerHTML: LEFT_ALONE });

/** The state in which a button was painted. A `disabled` without `aria-disabled` was set by the page, and stays. */
function readState(button: HTMLElement): ButtonState {
  const busy = button.hasAttribute('aria-busy');
  return { disabled: button.hasAttribute('aria-disabled') && !busy, busy };
}

/**
 * Takes over a painted button: the view continues with it, and leaves its content and everything beside it alone. Only differences
 * from what was painted are written.
 *
 * @param root of the button: the wallet's element where themes style the button
 * @param viewOf the button in a state, in the colours in which servers paint
 * @returns stops rendering; undefined where no button is painted
 */
export function takeOver(
  root: HTMLElement | ShadowRoot,
  viewOf: (state: ButtonState) => VNode<object>,
  view: () => VNode<object>,
): (() => void) | undefined {
  const button = takeButton(root);
  if (!button) return;
  // Preact reads only a root's children: this fake root has the painted button as its only child.
  const place = { firstChild: button, childNodes: [button] } as unknown as Element;
  hydrate(withoutContent(viewOf(readState(button))), place);
  return mount(place, () => withoutContent(view()));
}

/** Takes over the buttons that a server has painted: only pages of such servers load it. */
