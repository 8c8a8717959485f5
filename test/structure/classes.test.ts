import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { readSource, sourceFiles } from './import-graph';

/** What the classes of a file's text extend; empty for those that extend nothing. */
function superClasses(file: string, source: string): string[] {
  const found: string[] = [];
  const note = ({ superClass }: { superClass: { start: number; end: number } | null }) =>
    found.push(superClass ? source.slice(superClass.start, superClass.end) : '');
  new Visitor({ ClassDeclaration: note, ClassExpression: note }).visit(parseSync(file, source).program);
  return found;
}

test('only custom elements and errors are classes', () => {
  const files = sourceFiles().filter((file) => !/src\/build\//.test(file));
  const found = files.flatMap((file) => superClasses(file, readSource(file)));
  expect(new Set(found)).toEqual(new Set(['HTMLElement', 'Error']));
});
