import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { readSource, sourceFiles } from './import-graph';

/** The timers of a file's text that are to call their function with arguments. */
function timersWithArguments(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type === 'Identifier' && /^set(Timeout|Interval)$/.test(callee.name) && given.length > 2)
        found.push(`${file}: ${source.slice(start, end)}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

test('no timer is to call its function with arguments, because a page that wraps timers may leave them out', () => {
  const files = sourceFiles().filter((file) => !/src\/build\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => timersWithArguments(file, readSource(file)))).toEqual([]);
});

test('a timer with an argument is found', () => {
  expect(timersWithArguments('a.ts', 'setTimeout(run, 9);\nsetTimeout(run, 9, 1);')).toEqual([
    'a.ts: setTimeout(run, 9, 1)',
  ]);
});
