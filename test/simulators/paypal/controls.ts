import type { Log } from '../rules/log';
import type { LiveButton } from './buttons/live-button';
import type { Flow } from './flow/flow';
import type { Funding } from './rules/paypal-types';

/**
 * The shopper's acts, for tests without a page, and for what can't be done by hand in PayPal's window. The page is called in a later
 * task.
 */
export function createControls(buttons: () => readonly LiveButton[], flow: () => Flow | null, log: Log) {
  const inHand = (control: string, detail?: unknown): Flow => {
    const live = flow();
    if (!live || live.snapshot().state === 'over') throw new Error(`${control}: no window is open.`);
    log.note('user', control, detail);
    return live;
  };
  return {
    /** Clicks a button that is painted: the newest, or the newest of a funding source. In a browser the frame itself is clicked. */
    click(funding?: Funding): void {
      const button = buttons().findLast((one) => one.painted() && (!funding || one.funding === funding));
      const click = button?.painted()?.click;
      if (!click) throw new Error(`click: no ${funding ?? 'button'} is painted that can be clicked from here.`);
      click();
    },
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

export type Controls = ReturnType<typeof createControls>;
