/** @jsxImportSource preact */
import type { CartState } from '../shop/cart/cart-state';
import { checkoutOf, type PaymentState } from '../shop/cart/checkout';
import { costOfCart } from '../shop/cart/cost';
import type { Address } from '../shop/delivery/address';
import { deliveryGroups } from '../shop/delivery/groups';
import { money } from './money';

const METHODS: Record<PaymentState['method'], string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  shop_pay: 'Shop Pay',
  free: 'お支払いなし',
};

/** An address in one line: Japanese ones from the large to the small. */
function oneLine(address: Address): string {
  const { firstName, lastName, company, address1, address2, city, zip, province, country, phone } = address;
  const isJapanese = country === 'JP';
  const name = isJapanese ? [lastName, firstName] : [firstName, lastName];
  const place = isJapanese
    ? [zip && `〒${zip}`, province, city, address1, address2]
    : [address1, address2, city, province, zip, country];
  return [name.filter(Boolean).join(' '), company, place.filter(Boolean).join(' '), phone].filter(Boolean).join('、');
}

/** What is known of the buyer, each with its name for tests. */
function rowsOf(cart: CartState): [name: string, label: string, value: string][] {
  const { deliveryAddress, billingAddress, payment } = checkoutOf(cart);
  const cost = costOfCart(cart);
  const amount = (hundredths: number) => money(hundredths, cart.currency);
  const rows: [string, string, string | null][] = [
    ['email', 'メールアドレス', cart.email],
    ['phone', '電話番号', cart.phone],
    ['delivery', 'お届け先', deliveryAddress && oneLine(deliveryAddress)],
    ...deliveryGroups(cart).map(({ type, selected }): [string, string, string] => [
      type === 'SUBSCRIPTION' ? 'subscription-option' : 'option',
      type === 'SUBSCRIPTION' ? '定期便の配送方法' : '配送方法',
      `${selected.title} ${amount(selected.cost)}`,
    ]),
    ['billing', 'ご請求先', billingAddress && oneLine(billingAddress)],
    ['payment', 'お支払い方法', payment && `${METHODS[payment.method]} ${money(payment.amount, payment.currency)}`],
    ['total', '送料・税込の合計', cost.tax === null ? null : amount(cost.total)],
  ];
  return rows.filter((row): row is [string, string, string] => !!row[2]);
}

/** What a wallet has filled in before this page, so that the buyer only has to look at it. */
export function FilledIn({ cart }: { cart: CartState }) {
  const rows = rowsOf(cart);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="filled-in">
      <h2 id="filled-in">入力済みの内容</h2>
      <dl class="filled" data-testid="filled">
        {rows.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-filled={name}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
