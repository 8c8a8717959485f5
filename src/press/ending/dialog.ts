import { loadDialog } from '../../core/chunks';
import { report } from '../../core/track';
import type { DialogEnding } from '../../wallet';
import type { Press } from '../press';
import { openCheckout } from './checkout';
import { handToStore } from './hand-to-store';

/**
 * Shows an ending in a dialog, whose button may lead to checkout. Where that can't be fetched, the store's own checkout says what is wrong.
 * Never rejects.
 */
export async function showEnding(ending: DialogEnding, press: Press): Promise<void> {
  const opener = press.button.ours?.focused ?? press.opener;
  try {
    const dialog = await loadDialog();
    const isPressed = await dialog.showEnding(ending, opener, report);
    if (isPressed && ending.type === 'decelerate') openCheckout(ending.url);
  } catch (error) {
    report(error);
    if (ending.type === 'decelerate') openCheckout(ending.url);
    else handToStore(press);
  }
}
