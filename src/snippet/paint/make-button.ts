import { makeElement } from '../../core/lib/make-element';
import { logoName } from '../../core/lib/logo-name';
import { WALLETS, type ButtonState } from '../../core/ui/hand-over';
import { CALL_TO_ACTION } from '../../names';
import { early } from '../../early/early';
import { showLogo } from '../../early/logo';
import { walletView } from '../../core/ui/wallet-view';
import { openRoot } from './open-root';
import type { PaintRow } from './wallet-rows';
import { stampAlone, write, type Props } from './stamp';

/** A wallet's element that was painted here → the button in it, which closed roots hide. Keeps nothing that a page has removed. */
let painted = new WeakMap<Element, HTMLElement>();

/** The button in a wallet's element that was painted here; undefined for any other element. */
export const paintedButton = (element: Element): HTMLElement | undefined => painted.get(element);

/** Forgets all elements: the widget has them, or takes them over when the page puts them back. */
export const forgetPainted = (): void => void (painted = new WeakMap());

/** A wallet's element → the address of the vendor's script that its press needs. */
export const scriptsOfVendors = new WeakMap<Element, string>();

/** The elements that were painted here and stand in the page. */
export const paintedInPage = (): Element[] => [...document.querySelectorAll(WALLETS)].filter(paintedButton);

/** A wallet's element → shows a state of the widget on its button. */
const states = new WeakMap<Element, (state: ButtonState) => void>();

/** How a button appears → a button to copy, which takes half of the time of making its nodes anew. */
const copies = new Map<string, Node>();

/** Shows the state of the widget on a painted button. */
export const showState = (made: Element, state: ButtonState): void => states.get(made)?.(state);

/**
 * A wallet's element with its button.
 *
 * @param attributes of the element
 * @param isInverted in the colours for a dark ground
 * @param base where the widget's files are
 */
export function makeButton(
  row: PaintRow,
  attributes: Readonly<Record<string, string>>,
  isInverted: boolean,
  base: string,
): HTMLElement {
  const { name, label, background } = row;
  const made = makeElement(row.element, attributes);
  const root = background ? openRoot(made) : made;
  const hasCall = CALL_TO_ACTION in attributes;
  const view = (state: ButtonState) => walletView(name, row, state, isInverted, hasCall);
  let current: ButtonState = { disabled: false, busy: false };
  const appearance = `${name}${isInverted}${hasCall}`;
  const copy = copies.get(appearance) ?? stampAlone(view(current));
  copies.set(appearance, copy);
  const button = root.appendChild(copy.cloneNode(true)) as HTMLElement;
  painted.set(made, button);
  states.set(made, (state) => {
    if (state.disabled === current.disabled && state.busy === current.busy) return;
    write(button, view(state).props as Props, view(current).props as Props);
    current = state;
  });
  if (background) {
    early.adoptStyle(root as ShadowRoot, early.buttonStyle);
    showLogo(root, label, logoName(name, isInverted), base, false);
  }
  return made;
}
