import { contrast, READABLE } from './colours';
import {
  BUY_DEFAULTS,
  isAmerican,
  isPayPals,
  seenWallets,
  WIDGET_DEFAULTS,
  writtenWallets,
  type Playground,
} from './state';
import { choiceOf } from './wallet-choices';

/** Most wallets that stand side by side. */
const ROW = 5;

function heightNotes(state: Playground): string[] {
  const height = state.height ?? WIDGET_DEFAULTS.height[state.place];
  return writtenWallets(state).flatMap((name) => {
    const { least } = choiceOf(name);
    return least && height < least.height ? [least.words] : [];
  });
}

function walletNotes(state: Playground): string[] {
  const { place, wallets } = state;
  const notes = isAmerican(state)
    ? ['Venmo is for buyers in the United States who pay in dollars, as the buyer of this preview does.']
    : [];
  if (place !== 'product' && wallets.length === 0) notes.push('No wallet is chosen, so the cart shows nothing.');
  if (place === 'cart' && wallets.length > ROW) notes.push('Six wallets and more are always stacked.');
  return notes;
}

function payPalNotes(state: Playground): string[] {
  return state.paypal !== 'v5' && writtenWallets(state).some(isPayPals)
    ? ['Nobody has proved yet that PayPal takes Shopify’s token by version 6: try it on a development store first.']
    : [];
}

function buyNotes(state: Playground): string[] {
  if (!seenWallets(state).includes('buy_it_now')) return [];
  const found = contrast(state.buy ?? BUY_DEFAULTS.buy, state.text ?? BUY_DEFAULTS.text);
  return found < READABLE ? [`Hard to read: the contrast is ${found.toFixed(1)}, and ${READABLE} is the least.`] : [];
}

/** What somebody should know who has chosen this, by what it is about. */
export const notesOf = { height: heightNotes, wallets: walletNotes, paypal: payPalNotes, buy: buyNotes } as const;
