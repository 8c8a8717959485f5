/** An error as version 6 makes it. */
export function payPalError(code: string, message: string, isRecoverable = false): Error {
  return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable });
}

/** The error for a call that the page has made wrongly. */
export function initError(message: string): Error {
  return Object.assign(new Error(message), { name: 'SdkInitError', code: 'ERR_INIT', isRecoverable: false });
}
