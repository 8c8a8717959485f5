import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { introspectionFromSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { readContractOptions } from '../../src/build/contract/contract-options';
import { storeSchema } from '../store/server/graphql/store-schema';
import { DEPRECATED } from '../store/server/schema/removable';
import { useStore } from '../store/test-support/use-store';

const root = resolve(import.meta.dirname, '../..');
const store = useStore();

/** Runs the command, as npm does. */
async function contract(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/build/contract/contract-command.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.on('close', done)),
  ]);
  return { stdout, stderr, status };
}

const places: string[] = Object.values(DEPRECATED).sort();

interface Report {
  isKept: boolean;
  versions: { version: string; isAsked: boolean; findings: { kind: string; place: string }[] }[];
  page: { unread: Record<string, string[]>; consent: string[]; token: string } | null;
}

const of = (report: Report, kind: string) =>
  report.versions
    .find(({ isAsked }) => isAsked)!
    .findings.filter((one) => one.kind === kind)
    .map(({ place }) => place)
    .sort();

test('today’s schema has everything: the command lists what is deprecated and ends with 0', async () => {
  const { stdout, stderr, status } = await contract('--store', store.url, '--page', '/products/sencha', '--json');
  expect([stderr, status]).toEqual(['', 0]);
  const report = JSON.parse(stdout) as Report;
  expect([of(report, 'deprecated'), of(report, 'missing')]).toEqual([places, []]);
  expect(report.versions.map(({ version }) => version)).toEqual([
    'unstable',
    '2026-10',
    '2026-07',
    '2026-04',
    '2026-01',
  ]);
  expect(report.page).toMatchObject({
    unread: {},
    consent: ['Server-Timing _cmp', 'HEAD /'],
  });
});

test('a store that has lost the four fields: the command names them, for people as well, and ends with 1', async () => {
  await store.post('/__store/api', { without: Object.keys(DEPRECATED) });
  const { stdout, stderr, status } = await contract('--store', store.url, '--page', '/products/sencha');
  expect([stderr, status]).toEqual(['', 1]);
  expect(stdout).toMatch(/^Broken: /);
  for (const place of places)
    expect(stdout).toMatch(new RegExp(`^  ${place} is missing \\(.*deprecated in \\d{4}-\\d\\d\\)`, 'm'));
});

test.each(Object.entries(DEPRECATED))(
  'without its %s alone, a schema in a file lacks exactly that',
  async (name, place) => {
    const folder = mkdtempSync(join(tmpdir(), 'karui-schema-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'schema.json');
    writeFileSync(
      file,
      JSON.stringify({ data: introspectionFromSchema(storeSchema([name]), { inputValueDeprecation: true }) }),
    );
    const { stdout, status } = await contract('--schema', file, '--json');
    const report = JSON.parse(stdout) as Report;
    expect([of(report, 'missing'), report.isKept, status]).toEqual([[place], false, 1]);
  },
);

const ofStore = (...rest: string[]) => ['--store', store.url, ...rest];

test.each<[what: string, args: () => string[], told: RegExp]>([
  ['no store is named', () => [], /^Name a store: /],
  ['the page has no token', () => ofStore(), /^the page names no public token/],
  ['the token is refused', () => ofStore('--token', 'wrong-token'), /^the API refuses the token wrong-token/],
  ['the page is not there', () => ofStore('--page', '/nowhere'), /nowhere is not served: the answer is 404/],
  ['nobody answers', () => ['--store', 'http://localhost:9'], /^http:\/\/localhost:9\/ has not come: /],
  ['a file is no schema', () => ['--schema', 'package.json'], /package\.json is no answer to an introspection/],
])('the command ends with 2 where %s', async (_what, args, told) => {
  const { stderr, status } = await contract(...args());
  expect([status, stderr]).toEqual([2, expect.stringMatching(told)]);
});

test.each([
  [['--store', 'http://shop.example'], '--store has to begin with https:'],
  [['--store', 'https://shop.example', '--page', 'https://elsewhere.example/'], '--page is a path of the store'],
  [['--store', 'https://shop.example', '--api-version', 'newest'], '--api-version is unstable or a version'],
  [['--schema', 'a.json', '--page', '/'], '--page is a page of a store'],
])('%j is refused', (args, told) => {
  expect(() => readContractOptions(args)).toThrow(told);
});
