/** Whether the shopper can pay with Apple Pay here. Where a document may not even ask, both answers are thrown errors. */
export function hasApplePay(): boolean {
  try {
    // Errors on fields and whole updates came with version 3. Looked for first: the error of a name that is not there would be a
    // tenth of what six buttons cost.
    return (
      typeof ApplePaySession !== 'undefined' && ApplePaySession.supportsVersion(3) && ApplePaySession.canMakePayments()
    );
  } catch {
    return false;
  }
}
