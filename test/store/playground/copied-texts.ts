import { cssOf } from './css-of';
import { markupOf } from './markup-of';
import { placeholderShop, withNumbers } from './placeholders';
import type { Playground } from './state';

/** What the page gives to copy. */
export const copiedTexts = (state: Playground) => ({
  // What is shown for a moment is not what a page is to have.
  markup: withNumbers(markupOf({ ...state, missing: false }, placeholderShop)),
  css: cssOf(state),
  command: 'npm run --silent snippet > snippet.html\n',
});
