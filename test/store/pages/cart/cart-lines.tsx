/** @jsxImportSource preact */
import { productName } from '../../shop/cart/product-name';
import { totalsOfCart, totalsOfLine } from '../../shop/cart/totals';
import type { CartState, LineState } from '../../shop/cart/cart-state';
import { LineControls } from './line-controls';
import { money } from '../money';
import { ProductArt } from '../product/product-art';

interface LinesProps {
  cart: CartState;
  /** With fields to change each line's quantity and to remove it; their ids begin with this. */
  editable?: string;
}

/** Line item properties that the shopper sees: those with a leading underscore are hidden. */
function visibleAttributes({ attributes }: LineState): [string, string][] {
  return Object.entries(attributes).filter(([name]) => !name.startsWith('_'));
}

/** The lines of a cart with their choices. They are counted from 1, like the Ajax cart's `line`. */
export function CartLines({ cart, editable }: LinesProps) {
  return (
    <ul class="lines">
      {cart.lines.map((line, index) => (
        <li class="line" key={line.id} data-line={index + 1}>
          <ProductArt product={line.product} />
          <div>
            <p class="line__title">{productName(line.product, line.variant)}</p>
            {line.sellingPlan && <p class="line__detail">{line.sellingPlan.name}</p>}
            {visibleAttributes(line).map(([name, value]) => (
              <p class="line__detail" key={name}>
                {name}：{value}
              </p>
            ))}
            {!editable && <p class="line__detail">数量：{line.quantity}</p>}
          </div>
          <p class="line__amount">{money(totalsOfLine(cart, line).final, cart.currency)}</p>
          {editable && <LineControls line={line} number={index + 1} place={editable} />}
        </li>
      ))}
    </ul>
  );
}

/** Subtotal, applied discount codes and total, in the cart's own currency. */
export function CartTotals({ cart }: { cart: CartState }) {
  const totals = totalsOfCart(cart);
  const codes = cart.discounts.filter(({ applicable }) => applicable).map(({ code }) => code);
  return (
    <dl class="totals">
      <dt>小計</dt>
      <dd>{money(totals.original, cart.currency)}</dd>
      {totals.discount > 0 && (
        <>
          <dt>クーポン（{codes.join('、')}）</dt>
          <dd>−{money(totals.discount, cart.currency)}</dd>
        </>
      )}
      <dt class="total">合計</dt>
      <dd class="total">{money(totals.final, cart.currency)}</dd>
    </dl>
  );
}
