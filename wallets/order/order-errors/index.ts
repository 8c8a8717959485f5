/**
 * What is to be done about errors, in which words, what of it goes first, and how the sheets of Apple and Google show it: a chunk of its own,
 * because most orders have no errors.
 */
export { actionsForAnswer } from './answer-actions';
export { mostUrgent } from './answer-actions';
export { chooseMethod, noAddress, notServed } from './answer-actions';
export { shownErrors } from './shown-errors';
export { appleErrors } from './apple-errors';
export { errorOfAnswer } from './google-errors';
