import { afterEach, expect, test } from 'vitest';
import { typicalSlope } from '../../perf/measure/fit-line';
import { atMost, gate } from '../../perf/measure/gate';
import { median } from '../../perf/measure/median';
import { replaceSection } from '../../perf/measure/report';

afterEach(() => (process.exitCode = undefined));

test.each([
  [[3, 1, 2], 2],
  [[5, 1, 2, 3], 3],
  [[], NaN],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

test('steady growth is found, a single jump is not', () => {
  const flat = [5, 5, 6, 5, 90, 90, 91, 90, 90].map((y, i) => ({ x: 10 * i, y }));
  expect(typicalSlope(flat)).toBe(0);
  expect(typicalSlope(flat.map(({ x, y }) => ({ x, y: y + 3 * x })))).toBe(3);
});

test('a section is replaced between its markers, and nothing else', () => {
  const before = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nb <!-- leaks --><!-- /leaks -->';
  const after = replaceSection(before, 'bench', 'new');
  expect(after).toBe('a\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nb <!-- leaks --><!-- /leaks -->');
  expect(replaceSection(after, 'bench', 'new')).toBe(after);
  expect(() => replaceSection('nothing', 'bench', 'new')).toThrow('no section bench');
});

test('a failing check sets exit code 1, and a missing figure fails', () => {
  expect(gate([atMost('task', 9.96, 10, 'ms')])).toBe('- holds: task (10.0 of 10 ms)');
  expect(process.exitCode).toBeUndefined();
  expect(gate([atMost('task', NaN, 10, 'ms')])).toBe('- **fails**: task (NaN of 10 ms)');
  expect(process.exitCode).toBe(1);
});
