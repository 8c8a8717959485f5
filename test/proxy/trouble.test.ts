import { expect, test } from 'vitest';
import { ask } from './test-support/ask';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const accept = { headers: { accept: 'text/html' } };

test('a store that cuts the connection or hangs before it answers leads to an error page, or to one sentence for a script’s request', async () => {
  const { url, upstream, printed } = await openProxy(
    (request, response) => void (request.url === '/hangs' || response.destroy()),
    { answerMs: 200 },
  );
  const { host } = new URL(upstream.url);
  const broken = `${host} broke off its answer (UND_ERR_SOCKET).`;
  const shown = await fetch(`${url}/products/tea?token=1`, accept);
  expect([shown.status, await shown.text()]).toEqual([502, expect.stringContaining(`<p>${broken}</p>`)]);
  expect(await (await fetch(`${url}/cart.js`)).text()).toBe(`${broken}\n`);
  const late = await fetch(`${url}/hangs`, accept);
  expect([late.status, await late.text()]).toEqual([
    504,
    expect.stringContaining(`${host} did not finish its answer within 0.2 s.`),
  ]);
  expect(printed.slice(0, 2)).toEqual([`/products/tea: ${broken}`, `/cart.js: ${broken}`]);
});

test('a page that is cut off, can’t be decompressed or is too large ends with a sentence about that', async () => {
  const begun = '<!doctype html><html><head><title>x</title></head><body><p>begun<p title="';
  const { url, printed } = await openProxy(
    (request, response) => {
      if (request.url === '/packed') return page('this is no gzip', { 'content-encoding': 'gzip' })(request, response);
      if (request.url === '/large') return page(`<!doctype html><p>${'x'.repeat(2_000_000)}`)(request, response);
      response.writeHead(200, { 'content-type': 'text/html' }).write(begun, () => response.destroy());
    },
    { pageBytes: 1_000_000 },
  );
  const shown = async (path: string) => (await fetch(url + path)).text();
  expect(await shown('/')).toMatch(/<p>begun<!-- -->.*<p role="alert"[^>]*>localhost:\d+ broke off its answer/);
  expect(await shown('/packed')).toMatch(/role="alert".*broke off its answer \(Z_DATA_ERROR\)/);
  const large = await shown('/large');
  expect(large).toMatch(/A page of localhost:\d+ is larger than 1 MB, and was cut off there/);
  expect([large.length < 1_100_000, printed.length]).toEqual([true, 3]);
});

test.each(['constructor', '__proto__', 'toString', 'zstd'])(
  'a page that says it is encoded as %s leads to one sentence, and a file passes as it is',
  async (encoding) => {
    const { url, upstream } = await openProxy((request, response) => {
      const type = request.url === '/a.js' ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end('x');
    });
    const shown = await ask(`${url}/`);
    expect([shown.statusCode, `${shown.bytes}`]).toEqual([
      502,
      `A page of ${new URL(upstream.url).host} is encoded as “${encoding}”, which can't be read here.\n`,
    ]);
    expect(`${(await ask(`${url}/a.js`)).bytes}`).toBe('x');
  },
);

test('a request’s headers may have any name', async () => {
  const { url, upstream } = await openProxy(page('x'));
  expect(
    (await ask(`${url}/`, { constructor: '1', valueOf: '2' } as unknown as Record<string, string>)).statusCode,
  ).toBe(200);
  expect(upstream.requests[0]?.headers['constructor']).toBe('1');
});
