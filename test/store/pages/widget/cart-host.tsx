/** @jsxImportSource preact */
import { h } from 'preact';
import type { PageRequest } from '../page-request';
import { marketOf } from '../price';
import { cartWallets } from './cart-wallets';
import { isEmptyCart } from '../cart/is-empty-cart';
import { overrideAttributes } from './override-attributes';
import { walletMarkup } from './wallet-config';

function cartAttributes(req: PageRequest): Record<string, string> {
  const { url, cart, token } = req;
  const { country, currency } = marketOf(req);
  const attributes: [string, string][] = [
    ['wallet-configs', JSON.stringify(cartWallets(req).known.map((name) => walletMarkup(name, req)))],
    ['access-token', token],
    ['buyer-country', country],
    ['buyer-locale', 'ja'],
    ['buyer-currency', currency],
    ['shop-id', '1'],
    ['enabled-flags', '["a1d1f9a1"]'],
  ];
  if (cart) attributes.push(['cart-id', `${cart.token}?key=${cart.key}`]);
  if (cart?.lines.some(({ variant }) => variant.requiresShipping)) attributes.push(['requires-shipping', '']);
  if (cart?.lines.some(({ sellingPlan }) => sellingPlan)) attributes.push(['has-selling-plan', '']);
  return overrideAttributes(attributes, url, 'cart-attr.');
}

/** A skeleton for each wallet, bare or in a list, as the platform's own style implies. */
function Cells({ names, isNested }: { names: readonly string[]; isNested: boolean }) {
  if (!isNested) return names.map((name) => <div class="wallet-cart-button__skeleton" key={name} />);
  return (
    <div class="wallet-button-wrapper">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <div class="wallet-cart-button__skeleton">&nbsp;</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The cart's element as the platform renders it, with a skeleton for each wallet. An empty cart has none, except with
 * `?empty-host=1`, because some themes keep it. `?cart-attr.<name>=` changes an attribute.
 */
export function CartHost({ req }: { req: PageRequest }) {
  if (isEmptyCart(req)) return null;
  return h(
    'shopify-accelerated-checkout-cart',
    cartAttributes(req),
    <div class="wallet-cart-grid wallet-cart-grid--skeleton" aria-hidden="true">
      <Cells names={cartWallets(req).known} isNested={req.theme === 'hostile'} />
    </div>,
  );
}
