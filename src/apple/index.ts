/** What only a browser with Apple Pay needs: the sheet's code has to be there before the click. */
export { openApplePay } from './open-sheet';
