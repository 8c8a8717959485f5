import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { readSource, sourceFiles } from './import-graph';

/** Lines that a function may have, its first and its last included. */
const LIMIT = 60;

/** The functions of a file's text that have more than 60 lines, as `file:line has n lines`. */
function longFunctions(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: string[] = [];
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = lineOf(end) - lineOf(start) + 1;
    if (lines > LIMIT) found.push(`${file}:${lineOf(start)} has ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    // Methods too.
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found;
}

test(`no function of src and wallets has more than ${LIMIT} lines`, () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => longFunctions(file, readSource(file)))).toEqual([]);
});

/** So many lines of code. */
const lines = (count: number) => 'run();\n'.repeat(count);

test.each([
  ['a function', (body: string) => `function long() {\n${body}}`],
  ['an arrow function', (body: string) => `const long = () => {\n${body}};`],
  ['a method of an object', (body: string) => `const one = { long() {\n${body}} };`],
  ['a method of a class', (body: string) => `class One { long() {\n${body}} }`],
])('%s may have 60 lines and not 61', (_what, write) => {
  expect(longFunctions('a.ts', write(lines(58)))).toEqual([]);
  expect(longFunctions('a.ts', write(lines(59)))).toEqual(['a.ts:1 has 61 lines']);
});
