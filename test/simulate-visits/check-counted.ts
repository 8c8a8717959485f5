import { ARMS, COUNTS } from '../../src/build/compare/measured';
import { readFiles } from '../../src/build/compare/read/read-files';
import type { Simulation } from './simulate';
import type { Visited } from './visit';

/**
 * Compares what visitors did with what their pages have counted.
 *
 * @returns what both arms did, as lines
 * @throws with a sentence if a page has counted something else
 */
export async function checkCounted({ file, split }: Simulation, visited: readonly Visited[]): Promise<string[]> {
  const { tally } = await readFiles([file]);
  return ARMS.map((arm) => {
    const own = visited.filter((one) => one.arm === arm);
    const made = COUNTS.map((name) => `${own.filter(({ did }) => did.includes(name)).length} ${name}`).join(', ');
    const counted = COUNTS.map((name) => `${tally.get(split)?.counts[arm][name] ?? 0} ${name}`).join(', ');
    if (made !== counted) throw new Error(`${arm} had ${made}, but its pages have counted ${counted}`);
    return `${arm}: ${made}`;
  });
}
