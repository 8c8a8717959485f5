import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ReactTypes from 'react';
import type * as Karui from '../../src/react/public';
import { buildFolder } from '../structure/built-files';
import { root } from '../structure/import-graph';

/** What a storefront runs on. */
export const LIBRARIES = ['React 19', 'React 18', 'Preact'] as const;
export type Library = (typeof LIBRARIES)[number];

/** One root of React's in a page. */
interface Root {
  render(element: unknown): void;
  unmount(): void;
}

/** A storefront's own React, and the components as it gets them from the installed package. */
export interface Storefront {
  React: typeof ReactTypes;
  hydrateRoot(container: Element, element: unknown): Root;
  createRoot(container: Element): Root;
  renderToString(element: unknown): string;
  karui: typeof Karui;
  /** The same with checks of props, which bundlers take in development. */
  development: typeof Karui;
}

const ENTRY = `export * as React from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
export { renderToString } from 'react-dom/server';
export * as karui from 'karui/react';
export * as development from 'karui/react-development.js';
`;

/** Files of a package that stands in for React by Preact's. */
const STAND_INS: Readonly<Record<string, string>> = {
  'react/index.js': 'preact/compat',
  'react/jsx-runtime.js': 'preact/jsx-runtime',
  'react-dom/client.js': 'preact/compat/client',
  'react-dom/server.js': 'preact/compat/server',
};

/** Puts a library where Node finds it as `react` and `react-dom`; React 19 is found in the repository's own packages. */
function installLibrary(packages: string, library: Library): void {
  const copy = (from: string, to: string) =>
    cpSync(join(root, 'node_modules', from), join(packages, to), { recursive: true });
  if (library === 'React 18') {
    copy('react-18', 'react');
    copy('react-dom-18', 'react-dom');
  }
  if (library !== 'Preact') return;
  for (const name of ['react', 'react-dom']) {
    mkdirSync(join(packages, name));
    const exports = { '.': './index.js', './*': './*.js' };
    writeFileSync(join(packages, name, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
  for (const [file, source] of Object.entries(STAND_INS))
    writeFileSync(join(packages, file), `export * from '${source}';\n`);
}

/**
 * Installs the built package beside a library, as npm would from a file, and loads both. Not by Vitest, which has its own idea of what
 * `react` is: what lies in `node_modules` is left to Node.
 *
 * @param folder that no other test file has
 */
export async function install(library: Library, folder: string): Promise<Storefront> {
  const packages = join(root, 'test-results', folder, library.replace(' ', '-'), 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(join(packages, 'storefront'), { recursive: true });
  installLibrary(packages, library);
  cpSync(join(root, buildFolder), join(packages, 'karui'), { recursive: true });
  const entry = join(packages, 'storefront/entry.mjs');
  writeFileSync(entry, ENTRY);
  return (await import(pathToFileURL(entry).href)) as Storefront;
}
