/** The origin of Shop: its checkout, and the frame that says whether it knows the shopper. */
export const SHOP_ORIGIN = 'https://shop.app';
