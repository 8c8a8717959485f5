/** So much is done in one task: a page of two hundred hosts would otherwise not answer the shopper until the last is painted. */
const MOST = 4;

const waiting: (() => unknown)[] = [];
let left = MOST;

function nextTask(): void {
  left = MOST;
  if (waiting.length) work();
}

function work(): void {
  // The timer first: a call that throws keeps none of the others from its turn.
  if (left === MOST) setTimeout(nextTask);
  while (waiting.length && left-- > 0) waiting.shift()!();
}

/** Runs the first four calls of a task at once, and the others in the next tasks, in the order of the calls. */
export function inSlices(run: () => unknown): void {
  waiting.push(run);
  work();
}
