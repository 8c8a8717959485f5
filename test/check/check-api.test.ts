import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { introspectionFromSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { storeSchema } from '../store/server/graphql/store-schema';
import { DEPRECATED } from '../store/server/schema/removable';
import { useStore } from '../store/test-support/use-store';
import { runCheck } from './run-check';
import { serve } from './serve';

const store = useStore();
const places: string[] = Object.values(DEPRECATED).sort();

interface Report {
  isWell: boolean;
  sections: {
    section: string;
    findings: { code: string; about: string }[];
    facts: { versions: { version: string }[] };
  }[];
}

const of = ({ sections }: Report, code: string) =>
  sections
    .flatMap(({ findings }) => findings)
    .filter((one) => one.code === code)
    .map(({ about }) => about)
    .sort();

const ofStore = (...rest: string[]) => ['--only=api', '--store', store.url, ...rest];

test('today’s schema has everything: the command lists what is deprecated and ends with 0', async () => {
  const { stdout, stderr, status } = await runCheck(...ofStore('--path', '/products/sencha', '--json'));
  expect([stderr, status]).toEqual(['', 0]);
  const report = JSON.parse(stdout) as Report;
  expect([of(report, 'deprecated'), of(report, 'missing')]).toEqual([places, []]);
  expect(report.sections[0]!.facts.versions.map(({ version }) => version)).toEqual([
    'unstable',
    '2026-10',
    '2026-07',
    '2026-04',
    '2026-01',
  ]);
});

test('an API that has everything is one line, and --remarks lists what is deprecated', async () => {
  const args = ofStore('--path', '/products/sencha');
  const { stdout } = await runCheck(...args);
  expect(stdout).toMatch(/^✓ cart API: unstable has all that the widget sends \(\d+ to know: --remarks\)\n$/);
  const told = (await runCheck(...args, '--remarks')).stdout;
  for (const place of places) expect(told).toMatch(new RegExp(`^  · .*${place}.* is deprecated \\(`, 'm'));
  // Another version may lack something; nothing of that is wrong with this store.
  expect(told).not.toContain('lacks');
});

test('a store that has lost the four fields: the command names them, for people as well, and ends with 1', async () => {
  await store.post('/__store/api', { without: Object.keys(DEPRECATED) });
  const { stdout, stderr, status } = await runCheck(...ofStore('--path', '/products/sencha'));
  expect([stderr, status]).toEqual(['', 1]);
  expect(stdout).toMatch(/^✗ cart API: unstable lacks 4 of /);
  for (const place of places)
    expect(stdout).toMatch(new RegExp(`^  ✗ .*${place}.* is missing \\(.*deprecated in \\d{4}-\\d\\d\\)`, 'm'));
  expect(stdout).toContain('    → take a newer Karui');
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
    const { stdout, status } = await runCheck('--schema', file, '--json');
    const report = JSON.parse(stdout) as Report;
    expect([of(report, 'missing'), report.isWell, status]).toEqual([[place], false, 1]);
  },
);

test.each<[what: string, args: () => string[], told: RegExp]>([
  ['the token is refused', () => ofStore('--token', 'wrong-token'), /the API refuses the token wrong-token/],
  ['the page is not there', () => ofStore('--path', '/nowhere'), /nowhere is not served: the answer is 404/],
  ['nobody answers', () => ['--store', 'http://localhost:9'], /http:\/\/localhost:9\/ has not come: /],
  ['a file is no schema', () => ['--schema', 'package.json'], /package\.json is no answer to an introspection/],
])('the command ends with 2 where %s', async (_what, args, told) => {
  const { stdout, stderr, status } = await runCheck(...args());
  expect([status, stderr, stdout]).toEqual([2, '', expect.stringMatching(told)]);
});

test('a page without a token fails where the API was asked for by name, and is skipped where it was not', async () => {
  const url = await serve((request, response) => {
    if (request.method === 'POST') response.writeHead(401).end();
    else response.end('<p>');
  });
  const asked = await runCheck(`--store=${url.href}`, '--only=api');
  expect([asked.status, asked.stdout]).toEqual([2, expect.stringMatching(/^✗ cart API: failed: the page names no/)]);
  const { stdout, status } = await runCheck(`--store=${url.href}`);
  expect(stdout).toMatch(/^– cart API: skipped: the page names no public token/m);
  expect(stdout).toMatch(/^– files: skipped: the page has nothing of Karui/m);
  expect(status).toBe(0);
});
