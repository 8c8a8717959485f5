/**
 * Says in the console that another copy of the script is on the page, which does nothing because the elements are taken: each copy notes
 * its address in the performance timeline when it starts.
 */
export function tellOfOther(): void {
  const starts = performance.getEntriesByName('karui:start') as PerformanceMark[];
  const [first, second] = new Set(starts.map(({ detail }) => detail as string));
  if (second) console.error(`karui: ${first} runs, ${second} does nothing; load one of them only`);
}
