import { loadDialog } from '../../core/chunks';
import { report } from '../../core/track';
import type { DialogEnding } from '../../wallet';
import type { Press } from '../press';
import { handToStore } from './form';

/** Shows an ending in a dialog. Where that can't be fetched, the store's own checkout says what is wrong. Never rejects. */
export async function showEnding(ending: DialogEnding, press: Press): Promise<void> {
  const opener = press.button.ours?.focused ?? press.opener;
  try {
    await (await loadDialog()).showEnding(ending, opener, report);
  } catch (error) {
    report(error);
    handToStore(press);
  }
}
