import { cssOf } from './css-of';
import { markupOf } from './markup-of';
import { placeholderShop, withNumbers } from './placeholders';
import { writtenWallets, type Playground } from './state';
import { choiceOf } from './wallet-choices';

/** The option of `npm run snippet` and `npm run theme`: the wallets whose logos stand in the snippet. */
export const walletsOption = (state: Playground): string =>
  `--wallets=${writtenWallets(state)
    .filter((name) => choiceOf(name).hasLogo)
    .join(',')}`;

/** What the page gives to copy. */
export const copiedTexts = (state: Playground) => ({
  // What is shown for a moment is not what a page is to have.
  markup: withNumbers(markupOf({ ...state, missing: false }, placeholderShop)),
  css: cssOf(state),
  command: `npm run --silent snippet -- ${walletsOption(state)} > snippet.html\n`,
});
