/** Whether the shopper can pay with Apple Pay here. In a frame that may not use it, Apple's functions throw. */
export function hasApplePay(): boolean {
  try {
    // Errors on fields and whole updates came with version 3. `typeof` first, because to throw and catch an error takes longer than to
    // paint a button.
    return (
      typeof ApplePaySession !== 'undefined' && ApplePaySession.supportsVersion(3) && ApplePaySession.canMakePayments()
    );
  } catch {
    return false;
  }
}
