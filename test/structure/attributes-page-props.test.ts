import { expect, expectTypeOf, test } from 'vitest';
import { hostAttributes } from '../../src/react/attributes';
import type { AcceleratedCheckoutCartProps, AcceleratedCheckoutProps, WalletName } from '../../src/react/public';
import type { WalletId } from '../../src/wallet';
import { codeIn, readPage, tableUnder } from './markdown';

const page = readPage('.github/docs/attributes.md');

/** Props that both components have and that are attributes of the element. */
const SHOP = {
  accessToken: true,
  buyerCountry: true,
  buyerLocale: true,
  buyerCurrency: true,
  apiBase: true,
  recommendedInstrument: true,
  shopId: true,
  enabledFlags: true,
  disabled: true,
  hidden: true,
  disableCompat: true,
  debug: true,
} as const;

/** Props that are no attribute of ours; react.md names each. */
type NoAttribute = 'id' | 'className' | 'style' | 'src' | 'split' | 'onPress' | 'form' | 'ref';

const PRODUCT = {
  ...SHOP,
  recommended: true,
  fallback: true,
  variantParams: true,
} satisfies Record<Exclude<keyof AcceleratedCheckoutProps, NoAttribute>, true>;

const CART = {
  ...SHOP,
  walletConfigs: true,
  requiresShipping: true,
  hasSellingPlan: true,
} satisfies Record<Exclude<keyof AcceleratedCheckoutCartProps, NoAttribute>, true>;

/** What the form around a product says: no prop repeats it. */
const BY_FORM = ['requires-shipping', 'has-selling-plan'];

test.each([
  { kind: 'product', props: PRODUCT, without: BY_FORM },
  { kind: 'cart', props: CART, without: [] as string[] },
])('the props of the $kind component are the attributes that attributes.md lists', ({ kind, props, without }) => {
  const rows = tableUnder(page, 'Attributes').filter(([, on]) => on === 'all' || on!.split(', ').includes(kind));
  const told = rows.flatMap(([name]) => codeIn(name)).filter((name) => !without.includes(name));
  // The element's class and style are written also where a component has none.
  const { class: _class, style: _style, ...written } = hostAttributes(props);
  expect(Object.keys(written).sort()).toEqual(told.sort());
});

test('the props take every wallet that the markup can ask for', () => {
  // The compiler tests it. The link stands beside a wallet, and is not asked for.
  expectTypeOf<WalletName>().toEqualTypeOf<Exclude<WalletId, 'more_options'>>();
});
