import { onEnd } from '../../core/lib/on-end';
import type { Ending } from '../../wallet';
import type { Press } from '../press';
import { closeAsShopper } from './lost-sheet';
import { cancelled } from './start-wallet';
import { isAwaited } from './waiting-hosts';

/**
 * The first end of a press: its own, a closed sheet, hosts that are gone, or a page that was left.
 *
 * @param running its own ending
 * @param abandoned resolves when no host waits for it any more
 */
export async function firstEnd(press: Press, running: Promise<Ending>, abandoned: Promise<void>): Promise<Ending> {
  const { sheet } = press;
  const { signal } = press.left;
  const isLeft = new Promise<void>((resolve) => onEnd(signal, resolve));
  const isGone = abandoned.then(async () => {
    // The page was left, so the browser has closed the sheet.
    if (signal.aborted) return;
    if (press.isAtVendors) return void (await running);
    closeAsShopper(press);
  });
  // A sheet can be closed while its flow is still at work: the button is there again at once.
  const ends = [isLeft, isGone, sheet?.cancelled ?? isLeft];
  const ending = await Promise.race([running, Promise.race(ends).then(cancelled)]);
  press.isOver = true;
  return (await isAwaited(press)) || sheet || press.isAtVendors ? ending : cancelled();
}
