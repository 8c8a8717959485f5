import { words } from '../words';
import { element } from '../lib/element';

/** What stands in the cart host's shadow root: a heading for screen readers and one box with a slot for each instrument, in order. */
export function cartFrame(instruments: readonly string[]): HTMLElement {
  const boxes = instruments.map((instrument) =>
    element('div', { part: 'button-box' }, element('slot', { name: `button-${instrument}` })),
  );
  return element(
    'div',
    { class: 'wrapper' },
    element('h2', {}, new Text(words.expressCheckout)),
    element('div', { part: 'grid', 'data-count': String(instruments.length) }, ...boxes),
  );
}
