/** Loaded at the first choice: finds out whether the page has written the shopper's choice to its form. */
export type { EarlyChoice } from './choice';
export { watchChoice, type WaitForWriting } from './watch-choice';
