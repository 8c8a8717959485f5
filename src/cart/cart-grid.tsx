import { cartSlot } from './shown-in-cart';
import { EXPRESS_CHECKOUT } from '../core/words';

/** Width of a cart's grid from which its buttons are in one row, in CSS pixels. Six and more buttons are always stacked. */
export function rowWidth(instruments: readonly string[]): string {
  const { length } = instruments;
  const row = length > 5 ? 9999 : length < 2 ? 500 : length * (instruments.includes('AmazonPay') ? 150 : 110) - 10;
  return `${row}.02px`;
}

interface CartGridProps {
  /** Instruments of the wallets, in order. */
  instruments: readonly string[];
  /** The instruments that can buy now. */
  shown: readonly string[];
}

/**
 * The content of the cart host's shadow root: a heading for screen readers, and one box with a slot for each instrument. Boxes are hidden,
 * not removed: Preact removes an element by its `remove` method, which old libraries replace with their own.
 */
export function CartGrid({ instruments, shown }: CartGridProps) {
  return (
    <div className="wrapper" hidden={!shown.length}>
      <h2 lang="ja">{EXPRESS_CHECKOUT}</h2>
      <div part="grid" style={{ '--karui-row': rowWidth(shown) }}>
        {instruments.map((instrument) => (
          <div key={instrument} part="button-box" hidden={!shown.includes(instrument)}>
            <slot name={cartSlot(instrument)} />
          </div>
        ))}
      </div>
    </div>
  );
}
