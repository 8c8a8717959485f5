/** What is to be done about errors, in which words, and what of it goes first: a chunk of its own, because most orders have no errors. */
export { actionsOf } from './actions-of';
export { mostUrgent } from './most-urgent';
export { chooseMethod, noAddress, notServed } from './shown-actions';
export { shownErrors } from './shown-errors';
export { whyRefused } from './refused-code';
