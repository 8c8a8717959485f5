import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../structure/import-graph';
import { unpackInto } from './unpacked';

const CONSUMER = join(import.meta.dirname, 'consumer');
const COMPILER = join(root, 'node_modules/typescript/bin/tsc');
const COMPAT = './node_modules/preact/compat/src/index.d.ts';

/** What a storefront has installed, and what it writes. */
interface Storefront {
  /** Folder in `node_modules` → the one of ours that it is a copy of. */
  packages: Readonly<Record<string, string>>;
  files: readonly string[];
  options: object;
  /** How the compiler finds the package. */
  found: readonly string[];
}

const REACT_FILES = ['elements.tsx', 'components.tsx', 'page.ts'];
const EVERY_WAY = ['bundler', 'node16', 'nodenext'];
const STOREFRONTS: Readonly<Record<string, Storefront>> = {
  'React 19': {
    packages: { '@types/react': '@types/react', csstype: 'csstype' },
    files: [...REACT_FILES, 'not-react-18.tsx'],
    options: { jsx: 'react-jsx' },
    found: EVERY_WAY,
  },
  'React 18': {
    packages: { '@types/react': 'types-react-18', '@types/prop-types': '@types/prop-types', csstype: 'csstype' },
    files: [...REACT_FILES, 'react-18.tsx'],
    options: { jsx: 'react-jsx' },
    found: EVERY_WAY,
  },
  'Preact under React’s name': {
    packages: { preact: 'preact' },
    files: [...REACT_FILES, 'not-react-18.tsx'],
    options: { jsx: 'react-jsx', jsxImportSource: 'preact', paths: { react: [COMPAT] } },
    found: EVERY_WAY,
  },
  'Preact alone': {
    packages: { preact: 'preact' },
    files: ['elements.tsx', 'page.ts', 'not-react-18.tsx'],
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    found: ['bundler'],
  },
  'no library': { packages: {}, files: ['page.ts'], options: {}, found: ['nodenext'] },
};

/** As strict as a storefront may be; the package's own types are checked, too. */
const STRICT = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  // The compiler's own take half of the time.
  skipDefaultLibCheck: true,
  noEmit: true,
};

/** Outside of the repository, whose own packages the compiler would find. */
let parent = '';
const folderOf = (name: string) => join(parent, name.replaceAll(/\W+/g, '-'));

beforeAll(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'karui-consumer-')));
  for (const [name, { packages, files }] of Object.entries(STOREFRONTS)) {
    const folder = folderOf(name);
    await unpackInto(join(folder, 'node_modules/karui'));
    for (const [to, from] of Object.entries(packages))
      cpSync(join(root, 'node_modules', from), join(folder, 'node_modules', to), { recursive: true });
    for (const file of files) cpSync(join(CONSUMER, file), join(folder, file));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  }
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** What the compiler says of a storefront; nothing when all is right. */
function compile(name: string, moduleResolution: string): Promise<string> {
  const { files, options } = STOREFRONTS[name]!;
  const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
  const config = join(folderOf(name), `tsconfig.${moduleResolution}.json`);
  const compilerOptions = { ...STRICT, ...options, module, moduleResolution };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  return new Promise((done) => {
    execFile(process.execPath, [COMPILER, '-p', config, '--singleThreaded'], (error, stdout) =>
      done(stdout || (error?.message ?? '')),
    );
  });
}

const WAYS = Object.entries(STOREFRONTS).flatMap(([name, { found }]) => found.map((way) => [name, way] as const));

/** One after the other, because each takes all processors that it gets; on a busy machine that takes its time. */
const PATIENCE = { timeout: 90_000 };

test.each(WAYS)(
  'a storefront with %s compiles with module resolution %s, and its marked mistakes do not',
  PATIENCE,
  async (name, way) => {
    expect(await compile(name, way)).toBe('');
  },
);
