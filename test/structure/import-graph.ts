import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** What one source file names: paths from the repository's folder, or names of packages. */
export interface Imports {
  statics: string[];
  /** What it takes nothing but types from: they cost nothing. */
  types: string[];
  /** By `import()`. Empty text where the address is put together at run time. */
  dynamics: string[];
}

/** Source file → its imports. */
export type ImportGraph = Readonly<Record<string, Imports>>;

export const root = join(import.meta.dirname, '../..');

/** `import { type A }` stays an import under verbatimModuleSyntax; only these are gone after compiling. */
const TYPE_ONLY = /^(import|export)\s+type\b/;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolveFrom(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(dirname(file), specifier.replace(/\?.*$/, ''));
  const found = ENDINGS.map((ending) => path + ending).find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)),
  );
  if (!found) throw new Error(`${file} imports ${specifier}, which is not there`);
  return found;
}

/** The imports of one file's text. `resolve` turns a specifier into what the graph shall name. */
export function readImports(file: string, source: string, resolve = resolveFrom): Imports {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const all = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, name: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, name: moduleRequest.value }] : [])),
    ),
  ];
  const named = (isType: boolean) =>
    new Set(
      all.filter(({ start }) => TYPE_ONLY.test(source.slice(start)) === isType).map(({ name }) => resolve(file, name)),
    );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^(['"`])[^$]*\1$/.test(text) ? text.slice(1, -1) : '';
  });
  return {
    statics: [...named(false)],
    types: [...named(true)],
    dynamics: dynamics.map((name) => (name ? resolve(file, name) : '')),
  };
}

/** The text of a source file. */
export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All source files of `src/` and `wallets/`. */
export const sourceFiles = (): string[] =>
  ['src', 'wallets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));

/** Walks `src/` and `wallets/`. */
export const readImportGraph = (): ImportGraph =>
  Object.fromEntries(sourceFiles().map((file) => [file, readImports(file, readSource(file))]));

/** Everything that loads with a file: its static imports and theirs, without itself. */
export function reachedFrom(graph: ImportGraph, file: string): string[] {
  const reached = new Set<string>();
  const visit = (name: string) => {
    for (const next of graph[name]?.statics ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(file);
  return [...reached];
}
