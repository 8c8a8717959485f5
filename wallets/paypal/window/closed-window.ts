/**
 * What PayPal's script says when its window or its frame has gone. That is no error of ours: the shopper has closed the window, or the page
 * has taken the button away. In some of these cases PayPal calls `onError` and nothing else.
 */
const TEXTS = [
  'Window closed',
  'Detected popup close',
  'Detected component window close',
  'Detected iframe close',
  'Window navigated away',
  'Component closed',
  'Window is closed, can not determine type',
  'zoid destroyed all components',
  'Component destroyed',
  'Detected container element removed from DOM',
];

/** What an error of PayPal's script says: it may be anything. */
export const textOf = (error: unknown): string => String((Object(error) as { message?: unknown }).message ?? error);

/** Whether an error of PayPal's script says only that something was closed. */
export function isClosed(error: unknown): boolean {
  const text = textOf(error);
  return TEXTS.some((one) => text.includes(one));
}
