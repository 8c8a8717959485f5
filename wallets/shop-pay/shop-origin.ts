/** The origin of Shop: its checkout, and the frame that says whether it knows the shopper. */
export const SHOP_ORIGIN = 'https://shop.app';

/** How often the page's client of delivery promises is looked for again: its script may load later than ours. */
export const RETRIES = 15;

/** Milliseconds between two tries. */
export const DELAY = 200;
