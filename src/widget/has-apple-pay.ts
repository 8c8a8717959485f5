import type { WalletParams } from '../wallet';

/** Browsers of phones and tablets: Apple's has Apple Pay by itself, and the others get a code that only an iPhone can scan. */
const HANDHELD = /Android|Mobi/;

/**
 * Whether the shopper can pay with Apple Pay here, by a browser's own or by Apple's script, where the page has it already; or might be able
 * to: where the merchant has named that script, and it has not come. In a frame that may not use it, Apple's functions throw.
 */
export function hasApplePay(params: WalletParams): boolean {
  try {
    // `typeof` first, because to throw and catch an error takes longer than to paint a button.
    if (typeof ApplePaySession === 'undefined')
      return (
        Object.hasOwn(params, 'sdkUrl') && !!params['sdkUrl'] && isSecureContext && !HANDHELD.test(navigator.userAgent)
      );
    // Errors on fields and whole updates came with version 3.
    return ApplePaySession.supportsVersion(3) && ApplePaySession.canMakePayments();
  } catch {
    return false;
  }
}
