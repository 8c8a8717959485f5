/** How many calls run in one task: a page of two hundred hosts would otherwise not answer the shopper until the last is painted. */
const MAX_PER_TASK = 20;

let callsInTask = 0;

/** Runs the first twenty calls of a task at once, and each of the others in a later task of its own, in the order of the task's calls. */
export function inSlices(run: () => unknown): void {
  if (!callsInTask++) setTimeout(() => (callsInTask = 0));
  if (callsInTask > MAX_PER_TASK) setTimeout(run);
  else run();
}
