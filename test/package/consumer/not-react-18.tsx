/** What React 18 alone gets wrong in an element: the others leave the attribute out. */
import 'karui/wallets.js';

const shop = { 'access-token': 'token', 'buyer-country': 'JP', 'buyer-locale': 'ja', 'buyer-currency': 'JPY' };

export const right = <shopify-accelerated-checkout {...shop} disabled={false} />;
