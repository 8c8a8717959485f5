import { parseAst, type Plugin } from 'vite';

/** What is so in our use of a package, in the words of its sources; all runs of white space count as one space. */
export interface Facts {
  /** Where the sources are, as a part of their path. */
  folder: string;
  /** Properties that nobody sets: reading one gives undefined. */
  unset: readonly string[];
  /**
   * What stands left of a `=` and nobody reads: all that remains of the assignment is its right side. Also whole properties, as
   * `{ depth: 0 }` has `depth: 0`: the object is made without.
   */
  unread: readonly string[];
  /** Expressions, and what they come to. */
  known: Readonly<Record<string, string>>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const IS_VALUE = /Expression$|^Identifier$/;

/** Fields that hold a name or a place to write to, and no value. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['params'],
  AssignmentExpression: ['left'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  MemberExpression: ['property'],
  Property: ['key'],
  UpdateExpression: ['argument'],
  VariableDeclarator: ['id'],
};

/** Where the facts stand in a source and what takes their place, in order; `met` collects the facts that were found. */
function changesOf(code: string, ast: Node, { unset, unread, known }: Facts, met: Set<string>): Change[] {
  const textOf = ({ start, end }: Node) => code.slice(start, end).replace(/\s+/g, ' ');

  const outcomeOf = (node: Node): string | undefined => {
    const text = textOf(node);
    if (Object.hasOwn(known, text)) {
      met.add(text);
      return known[text];
    }
    if (node.type !== 'MemberExpression' || node['computed']) return undefined;
    const property = textOf(node['property'] as Node);
    if (!unset.includes(property)) return undefined;
    met.add(property);
    return 'undefined';
  };

  const withoutUnread = (object: Node, changes: Change[]): Change[] => {
    const properties = object['properties'] as Node[];
    return properties.reduce((rest, property, index) => {
      const text = textOf(property);
      if (!unread.includes(text)) return rest;
      met.add(text);
      const { start } = property;
      // Up to the next one or the closing bracket, so that no comma stands alone.
      const end = properties[index + 1]?.start ?? object.end - 1;
      const others = rest.filter((change) => change.end <= start || change.start >= end);
      return [...others, { start, end, text: '' }].toSorted((a, b) => a.start - b.start);
    }, changes);
  };

  const visit = (node: Node, isValue: boolean): Change[] => {
    const { type, start, end } = node;
    const text = isValue && IS_VALUE.test(type) ? outcomeOf(node) : undefined;
    if (text !== undefined) return [{ start, end, text }];
    const changes = Object.entries(node).flatMap(([field, inner]) => {
      const isName = !node['computed'] && NAMES[type]?.includes(field);
      return [inner].flat().flatMap((child) => (isNode(child) ? visit(child, !isName) : []));
    });
    if (type === 'ObjectExpression') return withoutUnread(node, changes);
    if (type !== 'AssignmentExpression') return changes;
    const left = textOf(node['left'] as Node);
    if (!unread.includes(left)) return changes;
    met.add(left);
    const value = (node['right'] as Node).start;
    // In brackets, since a function without a name may not begin a statement.
    return [
      { start, end: value, text: '(' },
      ...changes.filter((change) => change.start >= value),
      { start: end, end, text: ')' },
    ];
  };

  return visit(ast, true);
}

/**
 * Tells the minifiers what they can't see of a package that is compiled from its sources: what our use of it never asks for. They
 * take out what hangs on it; the package itself stays as it was published. A fact that is not met in the sources ends the build,
 * so none outlives the version it was written for.
 */
export function leanPlugin(facts: Facts): Plugin {
  const met = new Set<string>();
  return {
    name: 'karui:lean',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(facts.folder)) return null;
      const ast = parseAst(code, { lang: id.endsWith('.ts') ? 'ts' : 'js' }) as unknown as Node;
      let lean = '';
      let at = 0;
      for (const { start, end, text } of changesOf(code, ast, facts, met)) {
        lean += code.slice(at, start) + text;
        at = end;
      }
      return { code: lean + code.slice(at), map: null };
    },
    buildEnd(error) {
      if (error) return;
      const strange = [...facts.unset, ...facts.unread, ...Object.keys(facts.known)].filter((fact) => !met.has(fact));
      if (strange.length > 0) this.error(`not met in ${facts.folder}: ${strange.join(' · ')}`);
    },
  };
}
