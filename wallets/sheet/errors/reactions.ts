/** Reactions to errors, and their words: a chunk of its own, because most orders have no errors. */
export { inWords } from './in-words';
export { reactionsTo } from './reaction-to';
export { warningReaction } from './warning-reaction';
