/**
 * Milliseconds after which a task begins no further work. What it has begun, the page's own share and the first call of everything
 * come on top: on a page with a product and a drawer, 8 made tasks above the 50 that a shopper feels, on a phone four times slower.
 */
const SLICE = 4;

const waiting: (() => unknown)[] = [];
/** When the present slice ends, in milliseconds of performance.now(); 0 outside of one. */
let end = 0;

function work(): void {
  end = performance.now() + SLICE;
  try {
    while (waiting.length && performance.now() < end) waiting.shift()!();
  } finally {
    // One that throws keeps none of the others from its turn.
    if (waiting.length) setTimeout(work);
    else end = 0;
  }
}

/** Runs at once while the present task is short, else in one of the next tasks, in the order of the calls. */
export function inSlices(run: () => unknown): void {
  if (!end) {
    end = performance.now() + SLICE;
    setTimeout(work);
  }
  if (!waiting.length && performance.now() < end) run();
  else waiting.push(run);
}
