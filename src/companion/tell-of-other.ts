/**
 * Says in the console that another copy of the script is on the page, which does nothing because the elements are taken: each copy notes
 * its address in the performance timeline when it starts.
 */
export function tellOfOther(): void {
  const [first, second] = performance.getEntriesByName('karui:start') as PerformanceMark[];
  if (second) console.error(`karui: ${first!.detail} runs, ${second.detail} does nothing; load one of them only`);
}
