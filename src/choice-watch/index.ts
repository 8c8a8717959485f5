/** Loaded at the first choice: finds out whether the page has written the shopper's choice to its form. */
export type { EarlyChoice } from './choice';
export { watchChoice, type Settled } from './watch-choice';
