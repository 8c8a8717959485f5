import { rowWidth } from './row-width';
import { cartSlot } from './shown-in-cart';
import { EXPRESS_CHECKOUT } from '../core/words';

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
