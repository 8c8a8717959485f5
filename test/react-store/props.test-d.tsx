/**
 * What the types of the package take and refuse, by the types of React 19; `npm run types` checks it. A line below `@ts-expect-error`
 * has to be wrong.
 */
import { AcceleratedCheckout, AcceleratedCheckoutCart } from 'karui/react';

const shop = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const shopPay = { name: 'shop_pay', wallet_params: { personalized: true } } as const;

export const right = [
  <AcceleratedCheckout key={1} {...shop} />,
  <AcceleratedCheckout key={2} {...shop} recommended={null} form={{ variantId: 44_001 }} hidden disabled={false} />,
  <AcceleratedCheckout
    key={3}
    {...shop}
    apiBase="https://shop.example.com"
    src="/karui/1/wallets.js"
    recommended={shopPay}
    fallback={{ name: 'buy_it_now' }}
    variantParams={[{ id: 'gid://shopify/ProductVariant/44001', requiresShipping: false }]}
    form={{ variantId: '44001', quantity: 2, sellingPlanId: 'gid://shopify/SellingPlan/1', attributes: { 彫刻: '春' } }}
    onPress={(event) => {
      const { instrument }: { instrument: string } = event.detail;
      if (instrument === 'ShopPay') event.preventDefault();
    }}
    className="buttons"
    style={{ marginBlock: 8 }}
  />,
  <AcceleratedCheckoutCart key={4} {...shop} walletConfigs={[shopPay]} requiresShipping hasSellingPlan />,
  <AcceleratedCheckout key={5} {...shop} apiBase="http://localhost:3000" />,
];

export const wrong = [
  // @ts-expect-error -- no token
  <AcceleratedCheckout key={1} {...shop} accessToken={undefined} />,
  // @ts-expect-error -- JSON text
  <AcceleratedCheckout key={2} {...shop} recommended='{"name":"shop_pay"}' />,
  // @ts-expect-error -- a wallet that does not exist
  <AcceleratedCheckout key={3} {...shop} recommended={{ name: 'shoppay' }} />,
  // @ts-expect-error -- not https, nor localhost
  <AcceleratedCheckout key={4} {...shop} apiBase="http://shop.example.com" />,
  // @ts-expect-error -- no variant
  <AcceleratedCheckout key={5} {...shop} form={{ quantity: 1 }} />,
  // @ts-expect-error -- no id
  <AcceleratedCheckout key={6} {...shop} form={{ variantId: 'kyusu' }} />,
  // @ts-expect-error -- no wallets
  <AcceleratedCheckoutCart key={7} {...shop} />,
  // @ts-expect-error -- a product's prop
  <AcceleratedCheckoutCart key={8} {...shop} walletConfigs={[]} form={{ variantId: 1 }} />,
];
