/** Whether a browser may be sent there. The address comes from an answer of the API; `javascript:` must not run. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** The error for a checkout address that is not a web address. */
export const webAddressError = (address: string): Error =>
  new Error(`the checkout address is no web address: ${address}`);
