/** Reactions to errors, their words, and which of them goes first: a chunk of its own, because most orders have no errors. */
export { actionsOf } from './actions-of';
export { decide } from './decide';
export { inWords } from './in-words';
export { whyRefused } from './refused-code';
