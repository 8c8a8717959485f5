import type { Log } from '../rules/log';
import type { Flow } from './session/flow';

/** The shopper's acts, for tests without a page, and for what can't be done by hand in PayPal's window. */
export function createControls(flow: () => Flow | null, log: Log) {
  const inHand = (control: string, detail?: unknown): Flow => {
    const live = flow();
    if (!live || live.snapshot().state === 'over') throw new Error(`${control}: no window is open.`);
    log.note('user', control, detail);
    return live;
  };
  return {
    /** Approves, as a buyer, when the window shows the order. */
    approve(given: { buyer?: string } = {}): void {
      inHand('approve', given).approve(given);
    },
    /** Follows the link back to the shop, when the window shows the order. */
    cancel(): void {
      inHand('cancel').cancel();
    },
    /** Closes the window, whatever it is doing. */
    close(): void {
      inHand('close').closed();
    },
    /** PayPal fails, with an error of its own, or whatever else is given. */
    fail(error: unknown): void {
      inHand('fail', error).fail(error);
    },
  };
}
