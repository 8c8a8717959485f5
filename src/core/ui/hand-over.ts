/**
 * How a button that the snippet or a server has painted is handed over to the widget. Five marks say who has it:
 *
 * 1. `slot` on a wallet's element: it is one of the host's wallets, whoever has made it.
 * 2. `access-token` on it: the widget has made it or taken it over.
 * 3. `attachShadow` of its own: returns the closed root that the snippet has made.
 * 4. `aria-disabled` and `aria-busy` on its button: the state in which the button was painted.
 * 5. `data-without-script` on what a server has written for pages without scripts: gone once the widget has the button.
 */

/** Selects the elements of wallets in a host. */
export const WALLETS = '[slot]';

/** The attribute that the widget writes on the elements of wallets that it has, and what selects them. */
export const TAKEN_BY = 'access-token';
export const TAKEN = `[${TAKEN_BY}]`;

/** The attribute of what works without scripts: a control that sends the form or leads to checkout, and the style that lays it over a button. */
export const STAND_IN = 'data-without-script';

/** Whether the widget has taken over a wallet's element. */
export const isTaken = (element: Element): boolean => element.matches(TAKEN);

/** The elements in a host that are painted, and that the widget does not have yet. */
export const paintedIn = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(`:scope>${WALLETS}:not(${TAKEN})`),
];

/**
 * Gives an element a closed root, which whoever calls its `attachShadow` next gets.
 *
 * @param onTake called before that
 */
export function makeRoot(element: HTMLElement, onTake: (root: ShadowRoot) => void): ShadowRoot {
  const root = element.attachShadow({ mode: 'closed' });
  element.attachShadow = () => {
    onTake(root);
    return root;
  };
  return root;
}

/** The root that a server has written for an element; null without one, and where a browser or another script keeps the internals. */
function serversRoot(element: HTMLElement): ShadowRoot | null {
  try {
    return element.attachInternals().shadowRoot;
  } catch {
    return null;
  }
}

/** Takes over the closed root of an element with what was painted in it, or makes a new one. Nobody else can get it afterwards. */
export function takeRoot(element: HTMLElement): ShadowRoot {
  // A server's root is known to the element's internals, and `attachShadow` would empty it. Safari has internals from 16.4 on.
  const root = serversRoot(element) ?? element.attachShadow({ mode: 'closed' });
  delete (element as { attachShadow?: unknown }).attachShadow;
  return root;
}

/** The state of its widget that every button shows. */
export interface ButtonState {
  /** Nothing can be bought. */
  disabled: boolean;
  /** A press of this wallet is under way: the button keeps the focus, so it is not disabled natively. */
  busy: boolean;
}

/** The state as ARIA attributes. */
export const ariaDisabled = ({ disabled, busy }: ButtonState) => disabled || busy || undefined;
export const ariaBusy = ({ busy }: ButtonState) => busy || undefined;

/** Whether a painted button takes no press. */
export const isOff = (button: Element): boolean => button.hasAttribute('aria-disabled');

/**
 * Reads the state of a painted button. A `disabled` without `aria-disabled` was set by the page, and stays.
 *
 * @returns its state, and whether it has the colours for a dark ground
 */
export function readPainted(button: HTMLElement): { state: ButtonState; inverted: boolean } {
  const busy = button.hasAttribute('aria-busy');
  return {
    state: { disabled: isOff(button) && !busy, busy },
    inverted: button.classList.contains('on-dark'),
  };
}
