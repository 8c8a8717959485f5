import { contentOf } from './content';
import type { ShownEnding } from '../wallet';
import { openDialog } from './open-dialog';

export { openDialog };

/**
 * Tells the shopper how a press ended.
 *
 * @param opener gets the focus back
 * @param report is told of words that are missing
 * @returns resolves when the dialog is closed
 */
export function showEnding(
  ending: ShownEnding,
  opener: HTMLElement | null,
  report?: (error: unknown) => void,
): Promise<void> {
  return openDialog(contentOf(ending, report), opener);
}
