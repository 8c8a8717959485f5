import { rowWidth } from './row-width';
import { EXPRESS_CHECKOUT } from '../words';

interface CartGridProps {
  /** Instruments of the wallets, in order. */
  instruments: readonly string[];
  /** Those that can be bought with now. */
  shown: readonly string[];
}

/**
 * A heading for screen readers and one box with a slot for each instrument: what stands in the cart host's shadow root. Boxes are hidden
 * and not taken away: Preact does that by their `remove`, which old libraries replace by a method of their own.
 */
export function CartGrid({ instruments, shown }: CartGridProps) {
  return (
    <div className="wrapper" hidden={!shown.length}>
      <h2 lang="ja">{EXPRESS_CHECKOUT}</h2>
      <div part="grid" style={{ '--karui-row': rowWidth(shown) }}>
        {instruments.map((instrument) => (
          <div key={instrument} part="button-box" hidden={!shown.includes(instrument)}>
            <slot name={`button-${instrument}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
