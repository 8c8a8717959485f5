/** What Google's script says when the browser has opened no sheet, because the click is too long ago or windows are blocked. */
const NOT_OPENED = /SecurityError|NotSupportedError|failed to open|Redirect render mode/;

/** Messages if the shopper has closed the sheet, or if another sheet of this page is open: that press continues. */
const CLOSED = /CANCELED|AbortError|one at a time/;

interface Rejection {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
  statusMessage?: unknown;
}

/** Why Google's sheet has ended without a payment, from what `loadPaymentData` rejected with: an object, an error or a text. */
export function reasonOf(rejection: unknown): 'press_again' | 'cancelled' | 'error' {
  const { name, message, statusCode, statusMessage } = Object(rejection) as Rejection;
  const words = [rejection, name, message, statusCode, statusMessage].join(' ');
  // Checked first, because a sheet that was not opened may also be reported as cancelled.
  if (NOT_OPENED.test(words)) return 'press_again';
  return CLOSED.test(words) ? 'cancelled' : 'error';
}
