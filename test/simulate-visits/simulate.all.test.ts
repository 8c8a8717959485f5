import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VITAL_NAMES } from '../../src/build/compare/measured';
import { checkCounted } from './check-counted';
import { simulate } from './simulate';

test('pages of both arms count what simulated visitors do, and measure the same vitals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karui-visits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Almost all with our buttons go to checkout, by both ways.
  const simulation = { visits: 16, seed: 1, split: 50, difference: 0.9, file: join(folder, 'visits.jsonl') };
  const visited = await simulate(simulation, () => {});
  expect(visited).toHaveLength(16);
  for (const arm of ['karui', 'platform']) expect(visited.filter((one) => one.arm === arm).length).toBeGreaterThan(3);
  expect(visited.flatMap(({ did }) => did)).toEqual(expect.arrayContaining(['presses', 'checkouts', 'orders']));
  expect(await checkCounted(simulation, visited)).toHaveLength(2);
  const sent = readFileSync(simulation.file, 'utf8');
  for (const vital of VITAL_NAMES) expect(sent).toContain(`karui.split.${vital}`);
}, 120_000);
