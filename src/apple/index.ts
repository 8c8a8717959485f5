/** What only a browser with Apple Pay needs. The sheet's code has to be there before the click, and Apple's button looks at its ground. */
export { isOnDark } from './is-on-dark';
export { openApplePay } from './open-sheet';
