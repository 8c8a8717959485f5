import { words } from '../words';

interface CartGridProps {
  /** Instruments of the wallets, in order. */
  instruments: readonly string[];
  isVertical: boolean;
  hidden: boolean;
}

/** A heading for screen readers and one box with a slot for each instrument: what stands in the cart host's shadow root. */
export function CartGrid({ instruments, isVertical, hidden }: CartGridProps) {
  return (
    <div className="wallet-button-wrapper" hidden={hidden}>
      <h2 className="screen-reader-text">{words.expressCheckout}</h2>
      <div
        className={`wallet-cart-grid wallet-cart-grid--${isVertical ? 'vertical' : 'horizontal'}`}
        part="grid"
        data-count={instruments.length}
      >
        {instruments.map((instrument) => (
          <div key={instrument} className="wallet-cart-button-container" part="button-box">
            <slot name={`button-${instrument}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
