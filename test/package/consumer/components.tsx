/** The components with refs. What their other props take and refuse is in `test/react-store/props.test-d.tsx`. */
import { useRef } from 'react';
import { AcceleratedCheckout, AcceleratedCheckoutCart, type PressEvent, type Wallet } from 'karui/react';

const shop = { accessToken: 'token', buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' };
const wallets: readonly Wallet[] = [{ name: 'shop_pay', wallet_params: undefined, supports_subs: undefined }];

export function Right({ recommended }: { recommended: Wallet | undefined }) {
  const host = useRef<HTMLElement>(null);
  const press = (event: PressEvent) => event.detail.instrument === 'ShopPay' && host.current?.focus();
  return (
    <>
      <AcceleratedCheckout {...shop} recommended={recommended} ref={host} onPress={press} apiBase={undefined} />
      <AcceleratedCheckoutCart {...shop} walletConfigs={wallets} ref={(element) => void element?.focus()} />
      <AcceleratedCheckoutCart {...shop} walletConfigs={wallets} ref={null} />
      {/* The types of the elements come with the components. */}
      <shopify-accelerated-checkout
        ref={host}
        access-token="token"
        buyer-country="JP"
        buyer-locale="ja"
        buyer-currency="JPY"
      />
    </>
  );
}

export function Wrong() {
  return (
    <>
      {/* @ts-expect-error -- `element` has no members of its own */}
      <AcceleratedCheckoutCart {...shop} walletConfigs={wallets} ref={(element) => void element?.pay()} />
      {/* @ts-expect-error -- no ref */}
      <AcceleratedCheckout {...shop} ref={1} />
    </>
  );
}
