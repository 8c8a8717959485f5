import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuilt, readManifest } from '../built-files';
import { root } from '../import-graph';
import { CONSTANTS, NO_CONSTANT } from './constants';
import { ELSEWHERE, NAMES, WITHOUT } from './names';

// The specification names much that no other test holds: so that nothing of it gets lost, each name is looked for in what was built.

/** What a page can load: scripts, style and snippets. The build has no comments. */
const built = Object.keys(readManifest())
  .filter((file) => /\.(js|html|css)$/.test(file))
  .map((file) => readBuilt(file).toString())
  .join('\n');

/** The code of a source without its comments, and with one space for each break. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

const isBuilt = (name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(built);

const groups = Object.entries(NAMES).map(([group, names]) => [group, names.trim().split(/\s+/)] as const);
const all = groups.flatMap(([, names]) => names);

test.each(groups)('the product knows the %s of the specification, or there is a reason', (_group, names) => {
  expect(names.filter((name) => !isBuilt(name) && !ELSEWHERE[name] && !WITHOUT[name])).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('the product has %s in another form', (name, [file, text]) => {
  expect(all).toContain(name);
  expect(codeOf(file)).toContain(text);
});

test('no reason is given for a name that the product has, or that the specification does not name', () => {
  expect(Object.keys(WITHOUT).filter((name) => isBuilt(name) || ELSEWHERE[name] || !all.includes(name))).toEqual([]);
  for (const why of [...Object.values(WITHOUT), ...Object.values(NO_CONSTANT)]) expect(why).not.toBe('');
});

test.each(CONSTANTS)('the product has the specification’s constant: %s', (_what, file, text) => {
  expect(codeOf(file)).toContain(text);
});
