import { adoptStyle, sheets } from './adopt-style';
import { checkoutParameters } from './checkout-parameters';
import { earlyEdits, handEditsTo, keepEditsAround } from './edits';
import lightStyle from './light.css?inline';
import { showLogo } from './logo';
import { hasApplePay } from './has-apple-pay';
import { observeForm } from './observe-form';
import { goToStoreCheckout } from './store-checkout';
import { takeButton } from './take-button';

/**
 * What is needed before the core: what paints a button, what follows a product form and keeps the shopper's edits, whether Apple Pay
 * may be here, and the way to checkout without any other code. The snippet with the early paint has all of it, so the core takes it from there, and the styles, edits and logos
 * of a page are in one place.
 *
 * @param buttonStyle style of a wallet's root
 */
export const makeEarly = (buttonStyle: string) => ({
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
  goToStoreCheckout,
  hasApplePay,
  takeButton,
});

export type Early = ReturnType<typeof makeEarly>;
