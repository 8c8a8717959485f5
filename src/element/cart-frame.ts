import { words } from '../words';
import { element } from '../lib/element';

/** What stands in the cart host's shadow root. */
interface CartFrame {
  frame: HTMLElement;
  /** Its `data-count` says how many boxes are shown. */
  grid: HTMLElement;
}

/** A heading for screen readers and one box with a slot for each instrument, in order. */
export function cartFrame(instruments: readonly string[]): CartFrame {
  const boxes = instruments.map((instrument) =>
    element('div', { part: 'button-box' }, element('slot', { name: `button-${instrument}` })),
  );
  const grid = element('div', { part: 'grid' }, ...boxes);
  const heading = element('h2', {}, new Text(words.expressCheckout));
  return { frame: element('div', { class: 'wrapper' }, heading, grid), grid };
}
