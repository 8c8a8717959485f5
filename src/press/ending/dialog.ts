import { loadDialog } from '../../core/chunks';
import type { Pressable } from '../../core/click';
import { report } from '../../core/track';
import { leaveOnce } from './form';
import type { DialogEnding } from '../../wallet';

/**
 * Shows an ending in a dialog. Where that can't be fetched, the store's own checkout says what is wrong. Never rejects.
 *
 * @param opener gets the focus back when the dialog closes
 * @param pressed the wallet whose press has ended, and its widget
 */
export async function showEnding(
  ending: DialogEnding,
  opener: HTMLElement,
  pressed: Pick<Pressable, 'widget' | 'wallet'>,
): Promise<void> {
  try {
    await (await loadDialog()).showEnding(ending, opener, report);
  } catch (error) {
    report(error);
    leaveOnce(pressed);
  }
}
