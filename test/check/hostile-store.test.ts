import type { RequestListener } from 'node:http';
import { introspectionFromSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { askSchema, askVersions } from '../../src/build/check/api/ask-api';
import { checkPages } from '../../src/build/check/page/check-pages';
import { fetchPage } from '../../src/build/check/page/read-page';
import { asJson, asText, type SectionReport } from '../../src/build/check/report';
import { storeSchema } from '../store/server/graphql/store-schema';
import { serve } from './serve';

/** A megabyte at a time, until the other side has had enough. */
const endless: RequestListener = (_request, response) => {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(1_000_000, ' ')));
  };
  response.on('drain', more);
  more();
};
const silent: RequestListener = () => {};
const answer =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify(body));

const access = async (listener: RequestListener, deadline = 5000) => ({
  origin: (await serve(listener)).origin,
  token: 'secret-token',
  deadline,
});

describe('an API is told of in one sentence', () => {
  test.each<[what: string, answers: RequestListener, told: RegExp, deadline?: number]>([
    ['answers without end', endless, /^the API unstable answers more than 16000000 bytes$/, 20_000],
    ['never answers', silent, /^the API unstable of http:\S+ did not answer: not within 0\.2 s$/, 200],
    ['answers {}', answer({}), /^the API unstable does not tell its schema: undefined$/],
    [
      'tells an empty schema',
      answer({ data: {} }),
      /^what the API unstable says of its schema is no answer to an intro/,
    ],
    [
      'tells a schema without types',
      answer({ data: { __schema: {} } }),
      /^what the API unstable says of its schema is no answer to an introspection$/,
    ],
    ['answers a list', answer([]), /^the API unstable answers no JSON of GraphQL$/],
    [
      'leads elsewhere',
      (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
      /^the API unstable leads by a redirect elsewhere, where the token is not sent/,
    ],
  ])('that %s', async (_what, answers, told, deadline) => {
    await expect(askSchema(await access(answers, deadline), 'unstable')).rejects.toThrow(told);
  });
});

test('no more than twelve versions are compared, however many a store names', async () => {
  const publicApiVersions = Array.from({ length: 90 }, (_, at) => ({ handle: `20${at + 10}-01`, supported: true }));
  expect(await askVersions(await access(answer({ data: { publicApiVersions } })), 'unstable')).toHaveLength(12);
});

test('a page that leads to another host is not followed, so that no token goes there', async () => {
  const asked: string[] = [];
  const other = await serve((request, response) => void (asked.push(request.url!), response.end('<p>')));
  const page = await serve((_request, response) => void response.writeHead(302, { location: other.href }).end());
  await expect(fetchPage(page, { deadline: 5000 })).rejects.toThrow(
    `${page.href} leads by a redirect to another host, ${other.origin}, which was not asked`,
  );
  expect(asked).toEqual([]);
});

test.each<[what: string, answers: RequestListener, told: RegExp, deadline: number]>([
  ['has no end', endless, /has more than 16000000 bytes$/, 20_000],
  ['never comes', silent, /has not come after 0\.2 s$/, 200],
])('a page that %s is given up', async (_what, answers, told, deadline) => {
  await expect(fetchPage(await serve(answers), { deadline })).rejects.toThrow(told);
});

test('a long page of beginnings is read quickly', async () => {
  const html = 'Shopify.routes ='.repeat(500_000);
  const began = performance.now();
  const page = await fetchPage(await serve((_request, response) => void response.end(html)), { deadline: 20_000 });
  expect(page.facts.routesRoot).toBe(null);
  expect(performance.now() - began).toBeLessThan(15_000);
});

const RED = '\u001B[31m';

test('what a store has written for a terminal is not obeyed there, and forges no line', async () => {
  const html = `<script>Shopify.routes.root = "${RED}\u009B2J\u202E/ja/\nKept: all"</script>
<shopify-accelerated-checkout x${RED}="1"></shopify-accelerated-checkout>`;
  const page = await fetchPage(await serve((_request, response) => void response.end(html)), { deadline: 5000 });
  const seen = await checkPages({ deadline: 5000 }, [page]);
  const report: SectionReport[] = [{ section: 'page', state: 'wrong', ...seen, summary: `${RED}\n✓ page: all` }];
  // oxlint-disable-next-line no-control-regex -- they are what must not be there
  const obeyed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/;
  expect(asText(report, true)).toContain('attributes that nothing reads: x');
  expect(asText(report, true)).not.toMatch(obeyed);
  expect(asText(report, true)).not.toMatch(/^✓ page: all/m);
  expect(asJson(report)).not.toMatch(obeyed);
  expect(JSON.parse(asJson(report))).toMatchObject({ sections: report });
});

test('a schema as a store tells it is read', async () => {
  const schema = await askSchema(await access(answer({ data: introspectionFromSchema(storeSchema()) })), 'unstable');
  expect(schema.getType('Cart')).toBeDefined();
});
