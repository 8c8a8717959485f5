/**
 * Messages of PayPal's script when its window or frame is gone. That is not our error: the shopper has closed the window, or the page has
 * removed the button. In some of these cases PayPal only calls `onError`.
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

/** What PayPal's script says where the browser opens no window. */
const NOT_OPENED = /open popup|popup.*blocked|PopupOpenError/i;

/** The message of an error of PayPal's script, which may be any value. */
export const textOf = (error: unknown): string => String((Object(error) as { message?: unknown }).message ?? error);

/** Whether an error of PayPal's script says only that something was closed. */
export function isClosed(error: unknown): boolean {
  const text = textOf(error);
  return TEXTS.some((message) => text.includes(message));
}

/** Whether an error of PayPal's script says that its window could not be opened. */
export const isNotOpened = (error: unknown): boolean => NOT_OPENED.test(`${Object(error).name} ${textOf(error)}`);
