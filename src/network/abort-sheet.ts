import type { PressInClick } from '../press/press';

/** Closes the sheet that was opened in the click. */
export function abortSheet({ sheet }: PressInClick): void {
  try {
    sheet?.session.abort();
  } catch {
    // It is already closed.
  }
}
