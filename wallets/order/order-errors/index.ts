/** What is to be done about errors, in which words, and what of it goes first: a chunk of its own, because most orders have no errors. */
export { actionsForAnswer } from './actions-for-answer';
export { mostUrgent } from './most-urgent';
export { chooseMethod, noAddress, notServed } from './own-errors';
export { shownErrors } from './shown-errors';
