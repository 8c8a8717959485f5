import { words } from '../words';
import { element } from '../lib/element';

/** What stands in the cart host's shadow root. */
export interface CartFrame {
  wrapper: HTMLElement;
  grid: HTMLElement;
}

/** A heading for screen readers and one box with a slot for each instrument, in order. */
export function cartFrame(instruments: readonly string[]): CartFrame {
  const boxes = instruments.map((instrument) =>
    element(
      'div',
      { class: 'wallet-cart-button-container', part: 'button-box' },
      element('slot', { name: `button-${instrument}` }),
    ),
  );
  const grid = element(
    'div',
    { class: 'wallet-cart-grid', part: 'grid', 'data-count': String(instruments.length) },
    ...boxes,
  );
  const heading = element('h2', { class: 'screen-reader-text' }, new Text(words.expressCheckout));
  return { wrapper: element('div', { class: 'wallet-button-wrapper' }, heading, grid), grid };
}
