/** How many calls run in one task: a page of two hundred hosts would otherwise not answer the shopper until the last is painted. */
const MAX_PER_TASK = 4;

const waiting: (() => unknown)[] = [];
let callsLeft = MAX_PER_TASK;

function nextTask(): void {
  callsLeft = MAX_PER_TASK;
  if (waiting.length) work();
}

function work(): void {
  // The timer is set first: if a call throws, the others still run.
  if (callsLeft === MAX_PER_TASK) setTimeout(nextTask);
  while (waiting.length && callsLeft-- > 0) waiting.shift()!();
}

/** Runs the first four calls of a task at once, and the others in the next tasks, in the order of the calls. */
export function inSlices(run: () => unknown): void {
  waiting.push(run);
  work();
}
