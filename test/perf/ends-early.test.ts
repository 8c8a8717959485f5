import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needBuild } from '../../perf/measure/need-build';
import { needChromium } from '../../perf/measure/need-chromium';
import { takeOptions } from '../../perf/measure/take-options';

const { argv } = process;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(process, 'exit').mockImplementation((code) => void said.push(`exit ${code}`) as never);
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

test('a measurement ends with one line without a build or a browser', async () => {
  needBuild('/none');
  await needChromium({ CHROME_PATH: '/none' });
  expect(said).toEqual([
    expect.stringMatching(/^There is no dist\/[\d.]+\/manifest\.json yet: npm start or npm test makes it\.$/),
    'exit 1',
    'CHROME_PATH=/none is no program that can be run. Correct it, or unset it.',
    'exit 1',
  ]);
});

test('a measurement ends with one line when it was given what it does not take, as a mistyped --quick', () => {
  const given = (...words: string[]) => void (process.argv = ['node', 'perf/leaks.ts', ...words]);
  given('--quick', 'dialog');
  expect(takeOptions({ options: ['--quick'], words: true })).toEqual(['dialog']);
  given('--quik');
  takeOptions({ options: ['--quick'], words: true });
  given('product');
  takeOptions({});
  expect(said).toEqual([
    '--quik is not known here. This takes: --quick, words.',
    'exit 1',
    'product is not known here. This takes: nothing.',
    'exit 1',
  ]);
});
