const SIX = 'shop_pay,paypal,venmo,google_pay,amazon_pay,facebook_pay';

/** Addresses of a visit's first and later page. */
type Visited = readonly [first: string, later: string];

/** Two products that recommend Shop Pay. */
export const PRODUCT: Visited = ['products/sencha?recommended=shop_pay', 'products/kyusu?recommended=shop_pay'];

/** A cart with six wallets, of one item and of two. */
export const CART: Visited = [`cart?cart=43001:1&wallets=${SIX}`, `cart?cart=43001:2&wallets=${SIX}`];

/** The ways in which a page is opened, in turns: with the widget and without it. */
export const WAYS = ['on', 'off'] as const;
export type Way = (typeof WAYS)[number];

/** The ways of a round, in their order: each comes first in every other round. */
export const waysOf = (round: number): readonly Way[] => (round % 2 ? WAYS.toReversed() : WAYS);

/** A page of a store with the widget, without it, or also without the skeletons' style. */
export const addressOf = (store: string, path: string, way: Way | 'none'): string =>
  `${store}/${path}&theme=a&panel=off&widget=${way}`;
