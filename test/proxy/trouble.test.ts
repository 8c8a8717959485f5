import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const BEGUN = '<!doctype html><html><head><title>x</title></head><body><p>begun<p title="';
const accept = { headers: { accept: 'text/html' } };

test('a store that breaks off before it answers is a page that says so, and a script’s request a sentence', async () => {
  const { url, upstream, printed } = await openProxy((_request, response) => void response.destroy());
  const { host } = new URL(upstream.url);
  const shown = await fetch(`${url}/products/tea?token=1`, accept);
  expect([shown.status, await shown.text()]).toEqual([
    502,
    expect.stringContaining(`<p>${host} broke off its answer (UND_ERR_SOCKET).</p>`),
  ]);
  const fetched = await fetch(`${url}/cart.js`);
  expect([fetched.status, await fetched.text()]).toEqual([502, `${host} broke off its answer (UND_ERR_SOCKET).\n`]);
  expect(printed).toEqual([
    `/products/tea: ${host} broke off its answer (UND_ERR_SOCKET).`,
    `/cart.js: ${host} broke off its answer (UND_ERR_SOCKET).`,
  ]);
});

test('a store that does not answer in time is a page that says so', async () => {
  const { url, upstream } = await openProxy(() => {}, { answerMs: 200 });
  const shown = await fetch(`${url}/`, accept);
  expect([shown.status, await shown.text()]).toEqual([
    504,
    expect.stringContaining(`${new URL(upstream.url).host} did not finish its answer within 0.2 s.`),
  ]);
});

test.each([
  ['breaks off', {}, (end: () => void) => end(), 'broke off its answer'],
  ['hangs', { answerMs: 300 }, () => {}, 'did not finish its answer within 0.3 s'],
])('a page of a store that %s in the middle ends with a sentence', async (_what, limits, then, sentence) => {
  const { url, printed } = await openProxy((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(BEGUN, () => then(() => response.destroy()));
  }, limits);
  const html = await (await fetch(`${url}/`)).text();
  expect(html).toMatch(new RegExp(`<p>begun<!-- -->.*<p role="alert"[^>]*>localhost:\\d+ ${sentence}`));
  expect(printed.filter((line) => line.includes(sentence))).toHaveLength(1);
});

test('a page that can’t be unpacked to its end says so as well', async () => {
  const { url } = await openProxy(page('this is no gzip', { 'content-encoding': 'gzip' }));
  expect(await (await fetch(`${url}/`)).text()).toMatch(/role="alert".*broke off its answer \(Z_DATA_ERROR\)/);
});

test('a page that is too large is cut off with a sentence', async () => {
  const { url } = await openProxy(page(`<!doctype html><p>${'x'.repeat(2_000_000)}`), { pageBytes: 1_000_000 });
  const html = await (await fetch(`${url}/`)).text();
  expect(html).toMatch(/A page of localhost:\d+ is larger than 1 MB, and was cut off there/);
  expect(html.length).toBeLessThan(1_100_000);
});

test.each([
  [{ 'content-encoding': 'zstd' }, 'zstd'],
  [{ 'content-type': 'text/html; charset=x-klingon' }, 'x-klingon'],
])('a page that can’t be read is a page that says so: %j', async (headers, name) => {
  const { url } = await openProxy(page('x', headers));
  const shown = await fetch(`${url}/`, accept);
  expect([shown.status, await shown.text()]).toEqual([502, expect.stringContaining(`is encoded as “${name}”`)]);
});

const connections = (server: { getConnections(done: (error: Error | null, count: number) => void): unknown }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

test('a browser that goes away before the store has answered is not waited for', async () => {
  const { url, upstream } = await openProxy(() => {});
  const request = get(`${url}/`, { agent: false }).on('error', () => {});
  await once(upstream.server, 'request');
  const [asked] = upstream.requests;
  const left = once(asked!.socket, 'close');
  request.destroy();
  await left;
});

/** Asks for a page, and goes away after its first piece. */
async function askAndLeave(url: string): Promise<void> {
  const request = get(url, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'data');
  request.destroy();
}

test('1,000 requests, of which many end badly, leave no open socket', async () => {
  const long = `<!doctype html><p>${'x'.repeat(300_000)}`;
  const { url, upstream, close } = await openProxy((request, response) => {
    if (request.url === '/dies') return void response.destroy();
    if (request.url === '/unreadable') return page(long, { 'content-encoding': 'zstd' })(request, response);
    return page(long)(request, response);
  });
  const kinds = [
    async () => void (await (await fetch(`${url}/`)).text()),
    async () => void (await (await fetch(`${url}/dies`)).text()),
    async () => void (await (await fetch(`${url}/unreadable`)).text()),
    () => askAndLeave(`${url}/`),
    async () => void (await fetch(`${url}/`, { method: 'POST', body: 'x'.repeat(1000) })).body?.cancel(),
  ];
  for (let batch = 0; batch < 50; batch += 1)
    await Promise.all(Array.from({ length: 20 }, (_, at) => kinds[at % kinds.length]!()));
  expect(upstream.requests.length).toBeGreaterThanOrEqual(1000);
  expect(await connections(upstream.server)).toBeLessThanOrEqual(24);
  await close();
  await expect.poll(() => connections(upstream.server)).toBe(0);
});
