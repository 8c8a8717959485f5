import type { Goods } from './journey';

/** One teapot, which is sent. */
export const kyusu = { page: 'product', variantId: 44_001, quantity: 1, sends: true } satisfies Goods;

/** One book, which is not sent. */
export const ebook = { page: 'product', variantId: 43_001, quantity: 1, sends: false } satisfies Goods;

/** Tea, of which the store sells two or more, in pairs, at most 40. */
export const sencha = { page: 'product', variantId: 41_001, quantity: 2, sends: true } satisfies Goods;

/** One tin of tea, whose cart is in dollars wherever it goes. */
export const tin = { page: 'product', variantId: 45_001, quantity: 1, sends: true } satisfies Goods;

/** A subscription and a teapot, which are sent apart. */
export const twoParcels: Goods = {
  page: 'cart',
  filled: [
    ['teiki-bin', 9002],
    ['kyusu', null],
  ],
  sends: true,
};

/** A book, which is not sent, and a teapot, which is. */
export const bookAndTeapot: Goods = {
  page: 'cart',
  filled: [
    ['gift-ebook', null],
    ['kyusu', null],
  ],
  sends: true,
};

/** Tea by subscription. */
export const subscription = { ...kyusu, variantId: 42_001, quantity: 2, plan: '9001' } satisfies Goods;

/** Tea by subscription, of which three orders cost less. */
export const cheaperAtFirst = { ...subscription, plan: '9004' } satisfies Goods;

/** The shopper's own cart, with a teapot. */
export const ownCart = { page: 'cart', filled: [['kyusu', null]], sends: true } satisfies Goods;

/** The same, where the shopper has typed a code before. */
export const cartWithCode = { ...ownCart, codes: ['OCHA10'] } satisfies Goods;
