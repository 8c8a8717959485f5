import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import type { DeveloperErrorCode } from '../../src/markup/developer-errors';
import type { PropErrorCode } from '../../src/react/check-props';
import type { MetricName } from '../../src/telemetry/otlp/metrics';
import type { WalletId } from '../../src/wallet';
import { wallets } from '../../src/widget/wallets';
import { LIMITS } from '../proxy/limits';
import { root } from './import-graph';
import { codeIn, readPage, tableUnder } from './markdown';

const readme = readPage('README.md');
const docs = (name: string) => readPage(`.github/docs/${name}`);
const ids = Object.keys(wallets) as WalletId[];

/** The texts of a folder's sources, with those of the folders in it. */
function sourcesIn(folder: string, kind: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !/(^|\/)dist\/|\.test\./.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

test.each(['npm start', 'npm test'])('README says what `%s` does', (command) => {
  expect(readme).toMatch(new RegExp(`^${command} +# `, 'm'));
});

test('README says which Node is needed', () => {
  const [, oldest] = /^>=([\d.]+)$/.exec(pkg.engines.node) ?? [];
  expect(readme).toContain(`You need [Node](https://nodejs.org) ${oldest} or newer.`);
});

test('README says of each wallet what a press does', () => {
  const named = tableUnder(readme, 'Wallets').flatMap(([names]) => names!.split(', '));
  const own: Readonly<Record<string, string>> = { buy_it_now: 'Buy It Now', more_options: 'More options' };
  expect(named.sort()).toEqual(ids.map((id) => own[id] ?? wallets[id].label).sort());
});

test('README says which wallets are bought like Buy It Now, under their own names', () => {
  const told = tableUnder(readme, 'Wallets').find(([, press]) => press!.startsWith('makes a cart in its name'))?.[0];
  const lent = ids.filter((id) => wallets[id].label && !wallets[id].code);
  expect(told?.split(', ').sort()).toEqual(lent.map((id) => wallets[id].label).sort());
});

test('attributes.md lists the names of wallets that the markup can ask for', () => {
  const list = /^A wallet is a JSON object: `name` \((.*?)\)/m.exec(docs('attributes.md'))?.[1];
  // The link stands beside a wallet, and is not asked for.
  expect(codeIn(list).sort()).toEqual(ids.filter((id) => id !== 'more_options').sort());
});

const CODES = {
  'missing-access-token': true,
  'missing-buyer-country': true,
  'missing-buyer-currency': true,
  'invalid-variant-params': true,
  'invalid-recommended': true,
  'invalid-fallback': true,
  'invalid-wallet-config': true,
  'invalid-wallet-configs': true,
  'invalid-wallet-params': true,
  'invalid-api-base': true,
  'invalid-enabled-flags': true,
  'invalid-telemetry': true,
  'invalid-form': true,
  'invalid-on-press': true,
  'invalid-split': true,
  'invalid-src': true,
} satisfies Record<DeveloperErrorCode | PropErrorCode, true>;

test('attributes.md says of each mistake in the markup what is expected', () => {
  const told = tableUnder(docs('attributes.md'), 'Mistakes').flatMap(([codes]) => codeIn(codes));
  expect(told.sort()).toEqual(Object.keys(CODES).sort());
});

const METRICS = {
  presses: true,
  endings: true,
  decelerations: true,
  withdrawn: true,
  'press.duration': true,
  'sheet.duration': true,
  'request.duration': true,
  'sdk.duration': true,
  'paint.duration': true,
  'warm.duration': true,
  'compat.samples': true,
} satisfies Record<MetricName, true>;

test('telemetry.md says of each metric what it answers', () => {
  const told = tableUnder(docs('telemetry.md'), 'What each metric answers').flatMap(([names]) => codeIn(names));
  expect(told.sort()).toEqual(
    Object.keys(METRICS)
      .map((name) => `karui.${name}`)
      .sort(),
  );
});

test('styling.md lists the custom properties that the style reads', () => {
  const told = tableUnder(docs('styling.md'), 'Custom properties').flatMap(([names]) => codeIn(names));
  const css = ['src/button'].map((folder) => sourcesIn(folder, /\.css$/)).join('');
  const read = css.matchAll(/var\(\s*--shopify-accelerated-checkout-([\w-]+)/g);
  expect(told.sort()).toEqual([...new Set([...read].map(([, name]) => name!))].sort());
});

test('own-store.md says what an answer of a real store may cost', () => {
  expect(docs('own-store.md')).toContain(
    `An answer has ${LIMITS.answerMs / 1000} s, a page ${LIMITS.pageBytes / 1_000_000} MB.`,
  );
});
