import { contentOf } from './content';
import type { DialogEnding } from '../wallet';
import { openDialog } from './open-dialog';

export { openDialog };

/**
 * Shows the shopper how a press ended.
 *
 * @param opener gets the focus back
 * @param report called with an error if words are missing
 * @returns resolves when the dialog is closed
 */
export function showEnding(
  ending: DialogEnding,
  opener: HTMLElement | null,
  report?: (error: unknown) => void,
): Promise<void> {
  return openDialog(contentOf(ending, report), opener);
}
