import { parseSync, Visitor } from 'vite';

/** One test of a file, or a group or a step of tests. */
interface Titled {
  /** The titles of the groups around it, and at last its own, as the code has them: a template with its placeholders. */
  path: readonly string[];
  /** Whether it always runs: neither it nor a group around it may be skipped, nor is it meant to fail. */
  runs: boolean;
}

/** Its call, and where that begins and ends in the file's text. */
interface Call {
  title: string;
  callee: string;
  start: number;
  end: number;
}

/** What a file of tests has. */
export interface Titles {
  tests: readonly Titled[];
  /** Every text that stands in the file, such as what a row of `test.each` begins with. */
  texts: ReadonlySet<string>;
}

/** The functions that tests are written with; fixtures make others, such as `appleTest`. */
const IS_TEST = /^(?:describe|\w*[tT]est)$/;

/** What keeps a test from running, or has it pass by failing. */
const MAY_NOT_RUN = /\.(?:skip\w*|fixme|fails?|todo|runIf|only)\b/;

/** What a browser test's body says where it does not run. */
const SKIPS = /\btest\.(?:skip|fixme|fail)\(/;

interface Node {
  type: string;
  start: number;
  end: number;
  name?: unknown;
  value?: unknown;
  callee?: Node;
  object?: Node;
  tag?: Node;
}

/** The name that a call such as `test.each(rows)(…)` begins with. */
function nameOf(node: Node | undefined): string {
  if (!node) return '';
  return node.type === 'Identifier' ? String(node.name) : nameOf(node.callee ?? node.object ?? node.tag);
}

/** The tests of a file's text. */
export function readTitles(file: string, source: string): Titles {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const calls: Call[] = [];
  const texts = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.add(value);
    },
    CallExpression({ callee, arguments: given, start, end }) {
      const [title] = given;
      if (!title || !IS_TEST.test(nameOf(callee as Node))) return;
      const isTemplate = title.type === 'TemplateLiteral';
      if (!isTemplate && !(title.type === 'Literal' && typeof title.value === 'string')) return;
      const text = isTemplate ? source.slice(title.start + 1, title.end - 1) : String(title.value);
      calls.push({ title: text, callee: source.slice(callee.start, callee.end), start, end });
    },
  }).visit(program);
  const tests = calls.map(({ start, end }) => {
    // A group begins before its tests, so that the outermost comes first.
    const all = calls.filter((other) => other.start <= start && other.end >= end);
    const runs = !all.some(({ callee }) => MAY_NOT_RUN.test(callee)) && !SKIPS.test(source.slice(start, end));
    return { path: all.map(({ title }) => title), runs };
  });
  return { tests, texts };
}
