/** What Google's script says when the browser has opened no sheet, because the click is too long ago or windows are blocked. */
const MESSAGES = /failed to open window|Redirect render mode is not supported/;

interface Rejection {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
  statusMessage?: unknown;
}

/** Why Google's sheet has ended without a payment, from what `loadPaymentData` rejected with: an object, an error or a text. */
export function reasonOf(rejection: unknown): 'press_again' | 'cancelled' | 'error' {
  const { name, message, statusCode, statusMessage } = Object(rejection) as Rejection;
  const text = `${String(rejection)} ${String(message)} ${String(statusMessage)}`;
  // Some of these are marked as cancelled too.
  if (name === 'SecurityError' || name === 'NotSupportedError' || MESSAGES.test(text)) return 'press_again';
  // A sheet of this page is open already: that press goes on.
  const isSecond = text.includes('can only be called one at a time');
  return isSecond || statusCode === 'CANCELED' || name === 'AbortError' ? 'cancelled' : 'error';
}
