import type { Restorable, Restorer } from './companion-code';

/** How often something that the page undoes is restored within a second, if the shopper does nothing meanwhile. */
const MAX_RESTORES = 5;
const SECOND = 1000;

/** When the shopper last did something, in milliseconds of performance.now(). What the page changes after that is its reaction. */
let actedAt = -Infinity;

/** From now on notes when the shopper does something, before the page does anything about it. */
export function watchActs(): void {
  for (const type of ['click', 'change', 'input'])
    addEventListener(type, () => void (actedAt = performance.now()), { capture: true, passive: true });
}

/**
 * Restores what the page has undone: at once, then at most once in each frame. Otherwise a page that always undoes it again would block the
 * browser. After five times in a second it stays as the page wants it, until the shopper does something.
 */
export function createRestorer(what: Restorable): Restorer {
  let times: number[] = [];
  let frame = 0;
  let gaveUpAt = -Infinity;
  let isTold = false;
  const check = () => {
    // What the page undoes within a frame is restored in the next frame.
    if (frame || gaveUpAt > actedAt || what.isIntact()) return;
    const now = performance.now();
    times = times.filter((time) => time > Math.max(actedAt, now - SECOND));
    if (times.length === MAX_RESTORES) {
      gaveUpAt = now;
      if (!isTold) what.giveUp();
      isTold = true;
      return;
    }
    times.push(now);
    frame = requestAnimationFrame(() => {
      frame = 0;
      check();
    });
    what.restore();
  };
  return { check, stop: () => cancelAnimationFrame(frame) };
}

const restorers = new WeakMap<Restorable, Restorer>();

/** Restores something with a restorer of its own, as often as its owner finds it changed. What has ended says that it is intact. */
export function restore(what: Restorable): void {
  let restorer = restorers.get(what);
  if (!restorer) restorers.set(what, (restorer = createRestorer(what)));
  restorer.check();
}
