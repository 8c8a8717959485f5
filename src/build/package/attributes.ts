/**
 * THE TABLE of the hosts' attributes. The build makes `custom-elements.json`, `web-types.json` and the types of JSX from it. One test
 * compares it with the table that merchants read, another compares that table with the attributes that the elements read.
 */
import { CALL_TO_ACTION, DISABLE_COMPAT } from '../../names.ts';

/** The element of a product form, of a cart, and of a checkout page. */
export type HostName = 'product' | 'cart' | 'checkout';

export interface Attribute {
  on: readonly HostName[];
  /** `flag` counts when the attribute is present, whatever its value. `json` is a text that holds JSON. `origin` begins with `https://`. */
  type: 'text' | 'origin' | 'json' | 'flag';
  /** Without it the element shows nothing. */
  needed?: true;
  /** The default, in words. */
  default?: string;
  description: string;
}

const ALL: readonly HostName[] = ['product', 'cart', 'checkout'];

/** Name → what it is, in the order of the table that merchants read. */
export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  'access-token': { on: ALL, type: 'text', needed: true, description: 'The public storefront token.' },
  'buyer-country': { on: ALL, type: 'text', needed: true, description: 'The shopper’s country, such as `JP`.' },
  'buyer-locale': {
    on: ALL,
    type: 'text',
    default: 'the page’s language, else `ja`',
    description: 'The shopper’s language, such as `ja` or `zh-CN`.',
  },
  'buyer-currency': {
    on: ALL,
    type: 'text',
    needed: true,
    description: 'The currency of the prices on the page, such as `JPY`.',
  },
  'api-base': {
    on: ALL,
    type: 'origin',
    default: 'the page’s own origin',
    description: 'The origin of the shop’s server, without a slash at its end, such as `https://shop.example.com`.',
  },
  recommended: {
    on: ['product'],
    type: 'json',
    default: 'Buy It Now alone',
    description: 'The wallet offered first, such as `{ "name": "shop_pay", "wallet_params": {} }`, or `null`.',
  },
  fallback: {
    on: ['product'],
    type: 'json',
    default: 'Buy It Now',
    description: 'The wallet shown where the recommended one can’t be.',
  },
  'variant-params': {
    on: ['product'],
    type: 'json',
    description:
      'Which variants are sent: `[{ "id": 1, "requiresShipping": false }]`. A variant that is not listed counts as sent.',
  },
  'wallet-configs': {
    on: ['cart'],
    type: 'json',
    needed: true,
    description: 'A list of the wallets, in their order: `[{ "name": "shop_pay", "wallet_params": {} }]`.',
  },
  'wallet-config': {
    on: ['checkout'],
    type: 'json',
    needed: true,
    description: 'The wallet: `{ "name": "shop_pay", "wallet_params": {} }`.',
  },
  'cart-id': { on: ['checkout'], type: 'text', default: 'that of the shopper’s cookie', description: 'The cart.' },
  'page-type': {
    on: ['checkout'],
    type: 'text',
    default: '`checkout`',
    description: 'Where the button stands: `product` (in its form), `cart_page`, `cart_ajax`, `checkout` or `unknown`.',
  },
  [CALL_TO_ACTION]: {
    on: ['checkout'],
    type: 'flag',
    description: 'The words で購入, “buy with”, behind the wallet’s logo; Buy with Prime’s says it already.',
  },
  'only-sdk': {
    on: ['checkout'],
    type: 'flag',
    description: 'Loads what the wallet needs and shows nothing: the page has a button of its own.',
  },
  'pci-enabled': {
    on: ['checkout'],
    type: 'flag',
    description: 'Tells the page by the event `wallet-rendered` what came of the button.',
  },
  'recommended-instrument': {
    on: ALL,
    type: 'text',
    description:
      'What was recommended first, such as `ShopPay`, where `recommended` is absent: More options then skips it.',
  },
  'shop-id': {
    on: ALL,
    type: 'text',
    description: 'The shop, for telemetry where the page’s analytics does not say it.',
  },
  'enabled-flags': {
    on: ALL,
    type: 'json',
    default: 'none',
    description: 'Names of what is being tried out: `["a1d1f9a1"]`. Error reports name them.',
  },
  'requires-shipping': { on: ALL, type: 'flag', description: 'Something is sent. Karui keeps it true.' },
  'has-selling-plan': { on: ALL, type: 'flag', description: 'Something is a subscription. Karui keeps it true.' },
  disabled: {
    on: ALL,
    type: 'flag',
    description:
      'Nothing can be bought. In a product’s markup the state of the form counts, and not this attribute; once a script sets it, it counts.',
  },
  hidden: { on: ALL, type: 'flag', description: 'Hides the element.' },
  [DISABLE_COMPAT]: {
    on: ['product', 'cart'],
    type: 'flag',
    description: 'Ignores the theme’s rules for older names of the buttons.',
  },
  debug: { on: ALL, type: 'flag', description: 'Writes to the console what Karui does.' },
};

/** The attributes of one kind of host, in the table's order. */
export const attributesOn = (kind: HostName): [name: string, attribute: Attribute][] =>
  Object.entries(ATTRIBUTES).filter(([, { on }]) => on.includes(kind));
