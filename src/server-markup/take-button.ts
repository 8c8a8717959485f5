import { STAND_IN } from './marks';

/** What a control needs only to send its form by itself. */
const TO_SEND = ['name', 'value', 'formenctype', 'formtarget', STAND_IN];

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
  const standIn = element.querySelector(`[${STAND_IN}]`);
  if (!button || !standIn) return button;
  if (standIn === button) {
    // A submit button would be pressed by Enter in a field of the form.
    button.setAttribute('type', 'button');
    TO_SEND.forEach((name) => button.removeAttribute(name));
    return button;
  }
  const hasFocus = (element.getRootNode() as Document | ShadowRoot).activeElement === standIn;
  button.removeAttribute('inert');
  if (hasFocus) button.focus();
  remove(standIn);
  root.querySelectorAll(`[${STAND_IN}]`).forEach(remove);
  return button;
}
