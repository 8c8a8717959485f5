import { parseSync, Visitor } from 'vite';
import { readSource, sourceFiles } from '../import-graph';

/** Where something is kept in the shopper's browser. */
export type Place = 'cookie' | 'localStorage' | 'sessionStorage';

/** Something that is kept there, and what our code does to it. */
export interface Use {
  name: string;
  place: Place;
  how: 'read' | 'written';
}

/** What methods of a storage do. `removeItem` takes away only what was written. */
const METHODS: Readonly<Record<string, Use['how']>> = { getItem: 'read', setItem: 'written', removeItem: 'written' };

const STORAGES: readonly string[] = ['localStorage', 'sessionStorage'] satisfies Place[];

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  object?: Node;
  property?: Node;
}

const CONSTANT = /^(?:export )?const (\w+) = '([^']*)';$/gm;

const constantsIn = (source: string) =>
  new Map([...source.matchAll(CONSTANT)].map(([, name, value]) => [name!, value!] as const));

/** Names that more than one file needs. */
const shared = constantsIn(readSource('src/storage-names.ts') + readSource('src/telemetry/parse-consent.ts'));

/** The text that an argument stands for: written there, or a constant of the file or of the two that name things. */
function textOf(file: string, source: string, argument: Node | undefined): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  const text = constantsIn(source).get(argument?.name ?? '') ?? shared.get(argument?.name ?? '');
  if (text === undefined) throw new Error(`${file} uses a name that is known only when it runs`);
  return text;
}

/**
 * What one source reads and writes of storages, and which cookies it reads by `readCookie` and writes by `writeVisitCookie`; and how often it uses a storage or
 * `document.cookie` in any other way.
 */
export function storageUses(file: string, source: string): { uses: Use[]; others: string[] } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const uses: Use[] = [];
  /** Names that were not understood, by the place where they begin. */
  const others = new Map<number, string>();
  const understood = new Set<unknown>();
  new Visitor({
    CallExpression: (node) => {
      const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] };
      const { object, property } = callee;
      if (callee.type === 'Identifier' && callee.name === 'readCookie')
        uses.push({ name: textOf(file, source, args[0]), place: 'cookie', how: 'read' });
      if (callee.type === 'Identifier' && callee.name === 'writeVisitCookie')
        uses.push({ name: textOf(file, source, args[0]), place: 'cookie', how: 'written' });
      const how = METHODS[property?.name ?? ''];
      if (!how || object?.type !== 'Identifier' || !STORAGES.includes(object.name!)) return;
      understood.add(object);
      uses.push({ name: textOf(file, source, args[0]), place: object.name as Place, how });
    },
    Identifier: (node) => {
      const isStorage = STORAGES.includes(node.name) && !understood.has(node);
      if (isStorage || /^(cookie|cookieStore|indexedDB|caches)$/.test(node.name)) others.set(node.start, node.name);
    },
    Literal: ({ value, start }) => {
      if (/^(cookie|cookieStore|indexedDB|localStorage|sessionStorage)$/.test(String(value)))
        others.set(start, String(value));
    },
  }).visit(program);
  return { uses, others: [...others].toSorted(([a], [b]) => a - b).map(([, name]) => name) };
}

/** Every file of what runs in pages, with what it uses. The build runs in Node. */
export const allStorageUses = () =>
  sourceFiles()
    .filter((file) => !file.startsWith('src/build/'))
    .map((file) => Object.assign(storageUses(file, readSource(file)), { file }));
