/** The elements in a storefront's own JSX, in every library. A line below `@ts-expect-error` has to be wrong. */
import 'karui/wallets.js';

const shop = { 'access-token': 'token', 'buyer-country': 'JP', 'buyer-locale': 'ja', 'buyer-currency': 'JPY' };

export const right = [
  <shopify-accelerated-checkout
    key={1}
    {...shop}
    api-base="https://shop.example.com"
    recommended='{"name":"shop_pay"}'
    fallback={undefined}
    class="buttons"
    id="buttons"
    debug
    disabled={undefined}
    hidden=""
    onClick={() => {}}
  />,
  <shopify-accelerated-checkout-cart key={2} {...shop} wallet-configs="[]" requires-shipping>
    <div className="wallet-cart-grid--skeleton" />
  </shopify-accelerated-checkout-cart>,
  <shopify-checkout-wallet-button key={3} {...shop} wallet-config='{"name":"shop_pay"}' only-sdk="" />,
];

export const wrong = [
  // @ts-expect-error -- no token
  <shopify-accelerated-checkout key={1} />,
  // @ts-expect-error -- an object in the place of JSON
  <shopify-accelerated-checkout key={2} {...shop} recommended={{ name: 'shop_pay' }} />,
  // @ts-expect-error -- not https
  <shopify-accelerated-checkout key={3} {...shop} api-base="http://shop.example.com" />,
  // @ts-expect-error -- an attribute that is there counts, whatever it says
  <shopify-accelerated-checkout key={4} {...shop} disabled="false" />,
  // @ts-expect-error -- no wallets
  <shopify-accelerated-checkout-cart key={5} {...shop} />,
  // @ts-expect-error -- no wallet
  <shopify-checkout-wallet-button key={6} {...shop} />,
  // @ts-expect-error -- no such element
  <shopify-accelerated-checkouts key={7} {...shop} />,
];
