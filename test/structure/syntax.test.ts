import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { readSource, sourceFiles } from './import-graph';

const files = sourceFiles().filter((file) => !/src\/build\//.test(file));

/** What the classes of a file's text extend; empty for those that extend nothing. */
function superClasses(file: string, source: string): string[] {
  const found: string[] = [];
  const note = ({ superClass }: { superClass: { start: number; end: number } | null }) =>
    found.push(superClass ? source.slice(superClass.start, superClass.end) : '');
  new Visitor({ ClassDeclaration: note, ClassExpression: note }).visit(parseSync(file, source).program);
  return found;
}

test('only custom elements and errors are classes', () => {
  const found = files.flatMap((file) => superClasses(file, readSource(file)));
  expect(new Set(found)).toEqual(new Set(['HTMLElement', 'Error']));
});

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
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => timersWithArguments(file, readSource(file)))).toEqual([]);
});

test('a timer with an argument is found', () => {
  expect(timersWithArguments('a.ts', 'setTimeout(run, 9);\nsetTimeout(run, 9, 1);')).toEqual([
    'a.ts: setTimeout(run, 9, 1)',
  ]);
});
