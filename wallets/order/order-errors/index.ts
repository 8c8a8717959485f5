/** What is to be done about errors, in which words, and what of it goes first: a chunk of its own, because most orders have no errors. */
export { actionsForAnswer } from './answer-actions';
export { mostUrgent } from './answer-actions';
export { chooseMethod, noAddress, notServed } from './answer-actions';
export { shownErrors } from './shown-errors';
