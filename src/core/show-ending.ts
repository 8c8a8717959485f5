import { loadDialog } from './chunks';
import { report } from './track';
import type { ShownEnding } from '../wallet';
import { UNAVAILABLE } from './words';

/** Fetches the dialog that a failed press will need; when that fails it is tried again, and handled, by `showEnding`. */
export const warmDialog = (): void => void loadDialog().catch(() => {});

/**
 * Shows an ending in a dialog. Never rejects.
 *
 * @param opener gets the focus back when the dialog closes
 * @param text what the browser's own dialog says where ours can't be fetched
 */
export async function showEnding(ending: ShownEnding, opener: HTMLElement, text: string = UNAVAILABLE): Promise<void> {
  try {
    await (await loadDialog()).showEnding(ending, opener, report);
  } catch (error) {
    report(error);
    // Needs no further file, is read aloud, and keeps the page and what was chosen on it.
    alert(text);
  }
}
