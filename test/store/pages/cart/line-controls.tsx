/** @jsxImportSource preact */
import { productName } from '../../shop/cart/product-name';
import type { LineState } from '../../shop/cart/cart-state';

/** The quantity of a line in the cart, and its removal. */
export function LineControls({ line, number, place }: { line: LineState; number: number; place: string }) {
  const name = productName(line.product, line.variant);
  const id = `${place}-quantity-${number}`;
  return (
    <div class="line__controls">
      <div class="field">
        <label class="visually-hidden" htmlFor={id}>{`${name}の数量`}</label>
        <div class="quantity__box">
          <button type="button" name="minus" aria-label={`${name}の数量を減らす`}>
            −
          </button>
          <input
            type="number"
            id={id}
            name="quantity"
            value={line.quantity}
            min="0"
            step={line.product.quantityRule.increment}
            inputMode="numeric"
          />
          <button type="button" name="plus" aria-label={`${name}の数量を増やす`}>
            ＋
          </button>
        </div>
      </div>
      <button type="button" class="link-button" data-remove aria-label={`${name}を削除`}>
        削除
      </button>
    </div>
  );
}
