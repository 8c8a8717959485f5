import { expect, test } from 'vitest';
import type { SplitMetric } from '../../src/split/metrics';
import { metricsShape } from '../store/server/telemetry/otlp/metrics';
import { codeIn, readPage, tableUnder } from '../structure/markdown';

const page = readPage('.github/docs/split.md');

const METRICS = {
  visits: true,
  presses: true,
  checkouts: true,
  orders: true,
  fcp: true,
  lcp: true,
  inp: true,
  cls: true,
} satisfies Record<SplitMetric, true>;

test('split.md says of each metric what it counts', () => {
  const told = tableUnder(page, 'What is sent').flatMap(([names]) => codeIn(names));
  expect(told).toEqual(Object.keys(METRICS).map((name) => `karui.split.${name}`));
});

/** The text of the pixel, as a merchant pastes it. */
const [, pixel = ''] = /^## Orders at checkout$[^]*?```js\n([^]*?)```/m.exec(page) ?? [];

/** What the pixel has sent and kept, after an order of a visit with these cookies. */
async function afterOrder(cookies: Record<string, string>): Promise<{ sent: unknown[]; kept: string | undefined }> {
  const sent: unknown[] = [];
  let complete: (() => Promise<void>) | undefined;
  const analytics = { subscribe: (_name: string, run: () => Promise<void>) => void (complete = run) };
  const cookie = {
    get: async (name: string) => cookies[name] ?? '',
    async set(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*);path=\/;/.exec(text)!;
      cookies[name] = value;
    },
  };
  const fetch = async (url: string, { body }: { body: string }) => sent.push([url, JSON.parse(body)]);
  // oxlint-disable-next-line no-new-func -- a merchant pastes this text, and the platform runs it
  new Function('analytics', 'browser', 'fetch', pixel)(analytics, { cookie }, fetch);
  await complete!();
  // A shopper may come back to the page that thanks.
  await complete!();
  return { sent, kept: cookies['karui_counted'] };
}

test('the pixel sends an order of a visit that was counted, once, as a strict receiver takes it', async () => {
  const { sent, kept } = await afterOrder({ karui_arm: 'p50', karui_counted: 'p50.vpc' });
  expect(kept).toBe('p50.vpco');
  expect(sent).toHaveLength(1);
  const [[url, body]] = sent as [[string, object]];
  expect(url).toBe('https://otel.example.com/v1/metrics');
  expect(metricsShape.parse(body)).toEqual(body);
  expect(JSON.stringify(body)).toContain('"karui.split.orders"');
  expect(JSON.stringify(body)).toMatch(/"stringValue":"platform".*"intValue":"50"/);
});

test.each([
  ['in no arm', {}],
  ['that was not counted', { karui_arm: 'k50' }],
  ['whose order was counted on the page', { karui_arm: 'k50', karui_counted: 'k50.vco' }],
  ['in another arm than what was counted', { karui_arm: 'k50', karui_counted: 'p50.vc' }],
])('it sends nothing of a visit %s', async (_which, cookies) => {
  expect((await afterOrder(cookies)).sent).toEqual([]);
});
