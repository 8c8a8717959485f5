/** How many times in a second something is restored that the page undoes, unless the shopper does something meanwhile. */
const MAX_RESTORES = 5;
const SECOND = 1000;

/** When the shopper last did something, in milliseconds of performance.now(): what a page changes then is its answer to that. */
let actedAt = -Infinity;
for (const type of ['click', 'change', 'input']) {
  addEventListener(type, () => (actedAt = performance.now()), { capture: true, passive: true });
}

/** What is kept as we made it. */
export interface Kept {
  isWhole(): boolean;
  restore(): void;
  /** Called once, when it has been undone too often. */
  giveUp(): void;
}

/**
 * Restores what the page has undone: at once, then at most once a frame, because a page that answers each restoring by undoing it
 * would never let the browser do anything else. After five times in a second it is left as the page wants it, until the shopper
 * does something.
 *
 * @returns `look` restores if that is necessary; `stop` lets go
 */
export function restoring({ isWhole, restore, giveUp }: Kept): { look(): void; stop(): void } {
  let times: number[] = [];
  let frame = 0;
  let gaveUpAt = -Infinity;
  let isTold = false;
  const look = () => {
    // What is undone within a frame is restored in the next.
    if (frame || gaveUpAt > actedAt || isWhole()) return;
    const now = performance.now();
    times = times.filter((time) => time > Math.max(actedAt, now - SECOND));
    if (times.length === MAX_RESTORES) {
      gaveUpAt = now;
      if (!isTold) giveUp();
      isTold = true;
      return;
    }
    times.push(now);
    frame = requestAnimationFrame(() => {
      frame = 0;
      look();
    });
    restore();
  };
  return { look, stop: () => cancelAnimationFrame(frame) };
}
