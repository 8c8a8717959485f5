/** What presses do without a network: they wait, and say so. */
import { withTimeout } from '../lib/async';
import { isOffline, tryAgain, pollForNetwork } from './network';
import { openNotice } from './offline-notice';
import { NETWORK_LIMIT, NOTICE_AFTER } from '../limits';

/** Whose value is true as long as a shopper waits, and so is to be told. */
export interface Waiting {
  readonly value: unknown;
}

/** When the shopper has closed the notice: presses that began before that are over. In milliseconds of `performance.now()`. */
let closedAt = -Infinity;

/** Closes the notice; undefined while there is none. */
let close: (() => void) | undefined;

/** Tells the shopper that the page is offline. */
function showNotice(): void {
  close ??= openNotice(() => {
    close = undefined;
    closedAt = performance.now();
  });
}

function closeNotice(): void {
  close?.();
  close = undefined;
}

/**
 * Waits for the network. A shopper who waits is told after 2 s, and ends all waits by closing the notice; it closes itself when the network is back.
 *
 * @param since when the press began, in milliseconds of `performance.now()`; it waits for 20 s in all, and the notice then stays
 * @returns whether the page is online now
 */
export function waitForNetwork(since = performance.now(), shopper?: Waiting): Promise<boolean> {
  const begun = performance.now();
  let isShown = false;
  return pollForNetwork(() => {
    const now = performance.now();
    const isLate = now >= since + NETWORK_LIMIT;
    if (closedAt >= since) return true;
    if (shopper?.value && (isLate || now >= begun + NOTICE_AFTER)) {
      isShown = true;
      showNotice();
    }
    // The press has ended in another way: its sheet was closed, or the page is back from another one.
    if (isShown && !shopper?.value) closeNotice();
    return isLate;
  }).then((isBack) => {
    if (isBack) closeNotice();
    return isBack;
  });
}

/**
 * Runs what needs the network: at once where the page is online, else as soon as it is.
 *
 * @param giveUp called when it does not come back in time, or the shopper does not wait for it
 */
export function whenOnline(
  run: () => void,
  giveUp: () => void = () => {},
  since?: number,
  shopper: Waiting = { value: true },
): void {
  if (!isOffline()) return run();
  void waitForNetwork(since, shopper).then((isBack) => (isBack ? run() : giveUp()));
}

/**
 * Fetches the code of a press, again when the network is back. Code that comes too late counts as missing.
 *
 * @param shopper as in `waitForNetwork`
 */
export function fetchCode<T>(load: () => Promise<T>, shopper?: Waiting): Promise<T> {
  const since = performance.now();
  return withTimeout(
    NETWORK_LIMIT,
    tryAgain(load, () => waitForNetwork(since, shopper)),
  );
}

/** A press, as far as a wait for the network concerns it. */
interface WaitingPress {
  readonly at: number;
  readonly sheet?: unknown;
  readonly stopped: AbortController;
  readonly button: { widget: { busy: Waiting } };
}

/**
 * Resolves when there is a network for a press. A press that gets none in time is stopped, and this is never resolved. A sheet shows by
 * itself that it waits, and ends its press by itself.
 *
 * @param isAtVendors whether a vendor shows that it waits
 */
export const onlineFor = ({ at, sheet, stopped, button }: WaitingPress, isAtVendors: boolean): Promise<void> =>
  new Promise((go) => {
    if (sheet || isAtVendors) go();
    else whenOnline(go, () => stopped.abort(), at, button.widget.busy);
  });
