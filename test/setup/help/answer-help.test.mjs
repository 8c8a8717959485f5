import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import pkg from '../../../package.json' with { type: 'json' };
import { firstComment } from './answer-help.mjs';
import { root } from '../run.mjs';

test.each([
  ['// npm run tea: a cup.\n// --milk: with milk.\nimport a;\n', 'npm run tea: a cup.\n--milk: with milk.'],
  ['/** npm run tea: a cup. */\n// other', 'npm run tea: a cup.'],
  ['/**\n * npm run tea:\n * a cup.\n */\n', 'npm run tea:\na cup.'],
  ['import a;\n// npm run tea', ''],
])('the first comment of %j is its help', (source, help) => expect(firstComment(source)).toBe(help));

/** The commands that are ours: name → its arguments for Node, without options. All others hand theirs to a tool. */
const OURS = Object.entries(pkg.scripts).flatMap(([name, script]) => {
  const [, file, path = ''] = /^node (test\/setup\/[\w-]+\.mjs)(?: ([\w/-]+\.ts))?(?: --\w+)?$/.exec(script) ?? [];
  return file ? [[name, [file, path].filter(Boolean)]] : [];
});

/** Options that a source names where it reads them. */
function optionsIn(source) {
  const [, list = ''] = /takeOptions\(\{ options: \[(.*?)\]/.exec(source) ?? [];
  const [, table = ''] = /parseArgs\(\{ options: (\{.*?\} \})/.exec(source) ?? [];
  const listed = [...list.matchAll(/'(--[\w-]+)/g)].map(([, option]) => option);
  return listed.concat([...table.matchAll(/(\w+): \{ type/g)].map(([, option]) => `--${option}`));
}

describe.each(OURS)('npm run %s', (_name, args) => {
  test('answers --help at once: what it does, and its options', () => {
    const began = performance.now();
    const { stdout, stderr, status } = spawnSync(process.execPath, [...args, '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(/^.*\b(?:npm (?:run|start|test)\b|Puts|Writes|Looks|Compares)/);
    // A second is usual; a machine that has much else to do takes longer, and no command does so little as this.
    expect(performance.now() - began).toBeLessThan(15_000);
    const source = readFileSync(root + args.at(-1), 'utf8');
    for (const option of optionsIn(source)) expect(stdout).toContain(option);
  });
});

test('there are such commands', () => expect(OURS.length).toBeGreaterThan(15));
