/** From the first choice on: whether the page has written to its form what the shopper has chosen. */
export type { EarlyChoice } from './early-choice';
export { watchChoice, type Settled } from './watch-choice';
