/** All that can be wrong with a cart, and its words: a chunk of its own, because most orders never need it. */
export { inWords } from './in-words';
export { reactionsTo } from './reaction-to';
export { warningReaction } from './warning-reaction';
