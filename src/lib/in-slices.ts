/** Milliseconds that one task works: well below the 50 that a shopper feels, on a phone that is four times slower too. */
const SLICE = 8;

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
