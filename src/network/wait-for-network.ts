/** What presses do without a line: they wait, and say so. */
import { withTimeout } from '../lib/async';
import { isOffline, LINE_LIMIT, tryAgain, waitForLine } from './network';
import { openNotice } from './offline-notice';

/** After how long without a line a shopper is told, in milliseconds. */
const TELL_AFTER = 2000;

/** Whose value is true as long as a shopper waits, and so is to be told. */
export interface Waiting {
  readonly value: unknown;
}

/** When the shopper has closed the notice: presses that began before that are over. In milliseconds of `performance.now()`. */
let closedAt = -Infinity;

/** Closes the notice; undefined while there is none. */
let close: (() => void) | undefined;

/** Says that there is no line. */
function tell(): void {
  close ??= openNotice(() => {
    close = undefined;
    closedAt = performance.now();
  });
}

function stopTelling(): void {
  close?.();
  close = undefined;
}

/**
 * Waits for a line. A shopper who waits is told after 2 s, and ends all waits by closing the notice; it closes itself when the line is back.
 *
 * @param since when the press began, in milliseconds of `performance.now()`; it waits for 20 s in all, and the notice then stays
 * @returns whether there is a line now
 */
export function awaitLine(since = performance.now(), shopper?: Waiting): Promise<boolean> {
  const begun = performance.now();
  let hasTold = false;
  return waitForLine(() => {
    const now = performance.now();
    const isLate = now >= since + LINE_LIMIT;
    if (closedAt >= since) return true;
    if (shopper?.value && (isLate || now >= begun + TELL_AFTER)) {
      hasTold = true;
      tell();
    }
    // The press has ended in another way: its sheet was closed, or the page is back from another one.
    if (hasTold && !shopper?.value) stopTelling();
    return isLate;
  }).then((isBack) => {
    if (isBack) stopTelling();
    return isBack;
  });
}

/**
 * Runs what needs a line: at once where there is one, and as soon as it is back.
 *
 * @param giveUp called when it does not come back in time, or the shopper does not wait for it
 */
export function withLine(
  run: () => void,
  giveUp: () => void = () => {},
  since?: number,
  shopper: Waiting = { value: true },
): void {
  if (!isOffline()) return run();
  void awaitLine(since, shopper).then((isBack) => (isBack ? run() : giveUp()));
}

/**
 * Fetches the code of a press, again when the line is back. Code that comes too late counts as missing.
 *
 * @param shopper as in `awaitLine`
 */
export function fetchCode<T>(load: () => Promise<T>, shopper?: Waiting): Promise<T> {
  const since = performance.now();
  return withTimeout(
    LINE_LIMIT,
    tryAgain(load, () => awaitLine(since, shopper)),
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
export const lineOf = ({ at, sheet, stopped, button }: WaitingPress, isAtVendors: boolean): Promise<void> =>
  new Promise((go) => {
    if (sheet || isAtVendors) go();
    else withLine(go, () => stopped.abort(), at, button.widget.busy);
  });
