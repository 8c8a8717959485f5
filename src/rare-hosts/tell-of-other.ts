import { START_MARK } from '../names';

let isTold = false;

/**
 * Says in the console, once, that another copy of the script is on the page and that this one does nothing, because the elements are
 * taken: each copy notes its address in the performance timeline when it starts.
 */
export function tellOfOther(): void {
  const starts = performance.getEntriesByName(START_MARK) as PerformanceMark[];
  const [first, second] = new Set(starts.map(({ detail }) => detail as string));
  if (!second || isTold) return;
  isTold = true;
  console.error(`karui: ${first} runs, ${second} does nothing; load one of them only`);
}
