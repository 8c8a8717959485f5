import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { buildFolder, readChunks } from '../structure/built-files';
import { root } from '../structure/import-graph';

const folder = join(root, `${buildFolder}-theme`);
const assets = readdirSync(join(folder, 'assets'));
const scripts = assets.filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join(folder, 'assets', name), 'utf8');
const PREFIX = `karui-${pkg.version}-`;

test('a theme gets each script of the widget and the skeletons’ style, by names that no theme has', () => {
  const chunks = Object.keys(readChunks()).filter((name) => !/^react[-.]/.test(name));
  expect(assets).toEqual([...chunks, 'skeleton.css', 'split.js'].map((name) => PREFIX + name).toSorted());
});

/** Addresses that a script imports, and whether it asks for its own. */
function readImports(code: string) {
  const { module } = parseSync('script.js', code, { sourceType: 'module' });
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  const statics = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return { statics, dynamics, asksAddress: module.importMetas.length > 0 };
}

test('scripts import files of the same folder, by file name alone', () => {
  const imported = scripts.flatMap((name) => {
    const { statics, dynamics } = readImports(read(name));
    // The core that was loaded by an address with a query loads itself by the plain one, which it knows at run time.
    return [...statics, ...dynamics.filter(Boolean)];
  });
  expect(imported).toContain(`./${PREFIX}wallets.js`);
  expect(imported).toContain(`./${PREFIX}press.js`);
  expect(imported.filter((file) => !file.startsWith('./') || !assets.includes(file.slice(2)))).toEqual([]);
});

/**
 * The platform minifies for ES5. What it takes comes back as other code: `import()` as `require()`, `import.meta` as an empty object. So a
 * script with either has to be one that it can't take, and is served as it is.
 */
test('a script that the platform can minify contains no `import()` or `import.meta`, which minifying would break', async () => {
  const broken = await Promise.all(
    scripts.map(async (name) => {
      const { dynamics, asksAddress } = readImports(read(name));
      if (!dynamics.length && !asksAddress) return [];
      return transform(read(name), { target: 'es5', logLevel: 'silent' }).then(
        () => [name],
        () => [],
      );
    }),
  );
  expect(broken.flat()).toEqual([]);
  // The same check finds one that is broken.
  const { code } = await transform('import("./a.js")', { target: 'es5', logLevel: 'silent' });
  expect(code).toContain('require(');
});

test('the zip has the same files, and a page that names all that has to be done by hand', () => {
  const zip = unzipSync(readFileSync(`${folder}.zip`));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(Object.keys(zip).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(strFromU8(zip[name]!)).toBe(readFileSync(join(folder, name), 'utf8'));
  const page = strFromU8(zip['by-hand.html']!);
  for (const word of [PREFIX, 'snippets/karui.liquid', 'layout/theme.liquid', "{% render 'karui' %}"])
    expect(page).toContain(word);
});
