import { AcceleratedCheckout, AcceleratedCheckoutCart } from 'karui/react';

const SHOP = {
  accessToken: '5f0c1d7ae9b34c62a8d1f7e204b9c36e',
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
};
const WALLETS = ['shop_pay', 'paypal', 'venmo', 'amazon_pay', 'facebook_pay'];

/** Buy It Now for one of the demo store's goods, and a cart of wallets with logos. */
export const Buttons = (props) => (
  <>
    <AcceleratedCheckout {...SHOP} {...props} form={{ variantId: 44001 }} />
    <AcceleratedCheckoutCart {...SHOP} {...props} walletConfigs={WALLETS.map((name) => ({ name }))} />
  </>
);
