import { loadDialog } from '../core/chunks';
import { leave } from '../core/page/leave';
import { report } from '../core/track';
import type { ShownEnding } from '../wallet';

/**
 * Shows an ending in a dialog. Where that can't be fetched, the store's own checkout says what is wrong. Never rejects.
 *
 * @param opener gets the focus back when the dialog closes
 * @param host the pressed button's
 */
export async function showEnding(ending: ShownEnding, opener: HTMLElement, host: Element): Promise<void> {
  try {
    await (await loadDialog()).showEnding(ending, opener, report);
  } catch (error) {
    report(error);
    leave(host);
  }
}
