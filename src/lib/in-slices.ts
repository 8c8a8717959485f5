/**
 * Milliseconds after which a task begins no further work. What it has begun, the page's own share and the first call of everything
 * come on top: on a page with a product and a drawer, 8 made tasks above the 50 that a shopper feels, on a phone four times slower.
 */
const SLICE = 4;

const waiting: (() => unknown)[] = [];
/** When the present slice ends, and when there was last something to do, in milliseconds of performance.now(). */
let end = 0;
let last = -SLICE;
let timer: ReturnType<typeof setTimeout> | 0 = 0;

function work(): void {
  const now = performance.now();
  // Nothing tells where a task ends; a pause as long as a slice, in which the page did something else or nothing, is as good.
  if (now - last >= SLICE) end = now + SLICE;
  last = now;
  // The timer first: one that throws keeps none of the others from its turn.
  if (waiting.length) timer ||= setTimeout(nextTask);
  for (; waiting.length && last < end; last = performance.now()) waiting.shift()!();
}

function nextTask(): void {
  timer = 0;
  last = -SLICE;
  work();
}

/** Runs at once while the present task is short, else in one of the next tasks, in the order of the calls. */
export function inSlices(run: () => unknown): void {
  waiting.push(run);
  work();
}
