import { parseSync, Visitor } from 'vite';

/** Names by which a text becomes code or markup, wherever they stand: as a variable, a property, a key, or a text that names a property. */
const TEXT_TO_CODE = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'parseFromString',
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
  'execCommand',
  'eval',
  'execScript',
]);

/** Timers that compile a text. */
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate']);

interface Node {
  type: string;
  start: number;
  name?: string;
  value?: unknown;
  computed?: boolean;
  object?: Node;
  property?: Node;
  expressions?: Node[];
}

/** The last name of `a`, `a.b` or `a['b']`; empty where it is known only when the code runs. */
function lastName({ type, name, value, computed, property }: Node): string {
  if (type === 'Identifier') return name!;
  if (type === 'Literal') return `${value as string}`;
  if (type !== 'MemberExpression') return '';
  return computed && property!.type !== 'Literal' ? '' : lastName(property!);
}

const isText = ({ type, value }: Node) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
const isOf = (node: Node, owner: string) => node.type === 'MemberExpression' && lastName(node.object!) === owner;

/** What is dangerous in one call. */
function inCall(callee: Node, args: readonly Node[]): string[] {
  const name = lastName(callee);
  const [first, second] = args;
  if (TIMERS.has(name) && first && isText(first)) return [`${name} of a text`];
  if (name === 'Function') return ['Function'];
  // As a function: `Reflect.construct(Function, …)` and the like.
  if (args.some((arg) => arg.type === 'Identifier' && arg.name === 'Function')) return ['Function'];
  if (isOf(callee, 'document') && /^write(ln)?$/.test(name)) return ['document.write'];
  if (isOf(callee, 'Reflect') && name === 'set' && second && isText(second) && second.value === 'cookie')
    return ['a cookie written'];
  if (isOf(callee, 'cookieStore') && /^(set|delete)$/.test(name)) return ['a cookie written'];
  if (name === 'postMessage' && (!second || (isText(second) && second.value === '*')))
    return ['postMessage to anybody'];
  return [];
}

/** Whether an assignment writes a cookie. */
const writesCookie = (left: Node) => left.type === 'MemberExpression' && lastName(left) === 'cookie';

/**
 * What a source names or does by which a text becomes code or markup, a message reaches anybody, or a cookie is written, in its order.
 *
 * @param file its name, for its ending
 */
export function dangerousUses(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  /** By the place where it begins: a short property of a pattern is a key and a variable, at one place. */
  const found = new Map<number, string>();
  const note = ({ start }: { start: number }, uses: readonly string[]) => {
    for (const what of uses) found.set(start, what);
  };
  const named = (node: { start: number }, name: string) => TEXT_TO_CODE.has(name) && note(node, [name]);
  const called = (node: { start: number; callee: unknown; arguments: unknown }) =>
    note(node, inCall(node.callee as Node, node.arguments as Node[]));
  new Visitor({
    Identifier: (node) => void named(node, node.name),
    JSXIdentifier: (node) => void named(node, node.name),
    Literal: (node) => {
      if (typeof node.value !== 'string') return;
      named(node, node.value);
      if (/^\s*javascript:/i.test(node.value)) note(node, ['javascript:']);
    },
    TemplateElement: (node) => {
      if (/^\s*javascript:/i.test(node.value.raw)) note(node, ['javascript:']);
    },
    CallExpression: called,
    NewExpression: called,
    AssignmentExpression: (node) => {
      if (writesCookie(node.left as Node)) note(node, ['a cookie written']);
    },
  }).visit(program);
  return [...found].toSorted(([a], [b]) => a - b).map(([, what]) => what);
}
