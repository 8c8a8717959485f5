import { adoptStyle, sheets } from './adopt-style';
import buttonStyle from './button.css?inline';
import { checkoutParameters } from './checkout-parameters';
import { earlyEdits, handEditsTo, keepEditsAround } from './edits';
import lightStyle from './light.css?inline';
import { isComplete } from './is-complete';
import { isOffline } from './line';
import { lineOf } from './line-of-press';
import { showLogo } from './logo';
import { hasApplePay } from './has-apple-pay';
import { observeForm } from './observe-form';
import { goToStoreCheckout } from './store-checkout';
import { takeButton } from './take-button';
import { fetchCode, fetchPress, withLine } from './wait-for-line';

/**
 * What is needed before the core: what paints a button and hands it over, what follows a product form and keeps the shopper's edits, whether
 * Apple Pay may be here, the way to checkout without any other code, and what is done without a line. The snippet with the early paint has
 * all of it, so the core takes it from there, and the styles, edits and logos of a page are in one place.
 */
export const early = {
  /** Style of a wallet's root. */
  buttonStyle,
  lightStyle,
  sheets,
  adoptStyle,
  showLogo,
  observeForm,
  earlyEdits,
  handEditsTo,
  keepEditsAround,
  checkoutParameters,
  isComplete,
  goToStoreCheckout,
  hasApplePay,
  takeButton,
  isOffline,
  withLine,
  fetchCode,
  fetchPress,
  lineOf,
};

export type Early = typeof early;
