/** What React 18 alone gets wrong in an element. */
import 'karui/wallets.js';

const shop = { 'access-token': 'token', 'buyer-country': 'JP', 'buyer-locale': 'ja', 'buyer-currency': 'JPY' };

// @ts-expect-error -- it would write the text "false", and nothing could be bought
export const wrong = <shopify-accelerated-checkout {...shop} disabled={false} />;

/** Older types of React 18 have JSX in the global namespace alone. */
export const attributes: JSX.IntrinsicElements['shopify-accelerated-checkout'] = shop;
