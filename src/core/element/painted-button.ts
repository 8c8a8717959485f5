import type { ButtonState } from '../ui/button-state';
import type { WalletId } from '../../wallet';

/** The button in a wallet's element; null where there is none. */
export const findButton = (root: ParentNode, wallet: WalletId): HTMLElement | null =>
  root.querySelector(wallet === 'more_options' ? 'a' : 'button');

/**
 * Reads the state of a painted button. A `disabled` without `aria-disabled` was set by the page, and stays.
 *
 * @returns its state, and whether it has the colours for a dark ground
 */
export function readPainted(button: HTMLElement): { state: ButtonState; inverted: boolean } {
  const busy = button.hasAttribute('aria-busy');
  return {
    state: { disabled: button.hasAttribute('aria-disabled') && !busy, busy },
    inverted: button.classList.contains('on-dark'),
  };
}
