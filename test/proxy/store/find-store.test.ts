import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../limits';
import { openUpstream } from '../test-support/upstream';
import { findStore } from './find-store';
import { readAddress } from './read-address';

const CART = [200, '{"token":"x","items":[]}'] as const;

/** Opens a store by a table: path → status, and either a place or a body. */
async function open(table: Record<string, readonly [status: number, text: string]>): Promise<string> {
  const { url, close } = await openUpstream((request, response) => {
    const [status, body] = table[request.url!] ?? [404, 'nothing'];
    response.writeHead(status, status >= 300 && status < 400 ? { location: body } : {}).end(body);
  });
  onTestFinished(close);
  return url;
}
const find = (url: string, limits = LIMITS) => findStore(new URL(url), limits);

test('a store is found by its cart, behind redirects to another locale, or by its password page', async () => {
  const url = await open({ '/': [302, '/ja'], '/ja': [200, 'x'], '/cart.js': CART });
  expect(await find(`${url}/products/tea?x=1`)).toEqual({ origin: url, asksPassword: false });
  const closed = await open({ '/': [302, '/password'], '/password': [200, 'x'], '/cart.js': [302, '/password'] });
  expect(await find(closed)).toEqual({ origin: closed, asksPassword: true });
});

test('one sentence says that an address is no store, refuses us, leads to another domain or does not answer', async () => {
  const wrong: [table: Parameters<typeof open>[0], sentence: (url: string) => string][] = [
    [{ '/': [200, 'x'] }, (url) => `${url} is no store with a cart API: /cart.js answers 404.`],
    [
      { '/': [200, 'x'], '/cart.js': [200, '<html>'] },
      (url) => `${url} is no store with a cart API: /cart.js is not JSON.`,
    ],
    [
      { '/': [200, 'x'], '/cart.js': [200, '{"a":1}'] },
      (url) => `${url} is no store with a cart API: /cart.js has no items.`,
    ],
    [
      { '/': [200, 'x'], '/cart.js': [429, 'x'] },
      (url) => `${url} does not let us look: /cart.js answers 429. Try again later.`,
    ],
    [
      { '/': [301, 'https://other.example/'] },
      (url) => `${url} leads to https://other.example: give that address if it is the store's.`,
    ],
    [{ '/': [302, '/'] }, (url) => `${url} leads to ${url}/`],
  ];
  for (const [table, sentence] of wrong) {
    const url = await open(table);
    await expect(find(url)).rejects.toThrow(sentence(url));
  }
  const gone = await openUpstream(() => {});
  const { host } = new URL(gone.url);
  await expect(find(gone.url, { ...LIMITS, answerMs: 200 })).rejects.toThrow(
    `${host} did not finish its answer within 0.2 s.`,
  );
  await gone.close();
  await expect(find(gone.url)).rejects.toThrow(`${host} takes no connection (ECONNREFUSED).`);
  await expect(find('https://nobody.invalid')).rejects.toThrow("nobody.invalid can't be found: check how it is spelt");
});

test('an address is https, or of this machine, and has no password', () => {
  for (const good of ['https://shop.example/ja', 'http://localhost:4173', 'http://[::1]:1', 'http://tea.localhost'])
    expect(readAddress(good).href).toContain(good);
  for (const text of ['shop.example', '', 'ftp://shop.example', 'https://me:secret@shop.example'])
    expect(() => readAddress(text)).toThrow(`“${text.replace('me:secret@', '')}” is no address of a store`);
  for (const text of ['http://shop.example', 'http://localhost.evil.example'])
    expect(() => readAddress(text)).toThrow(`${text} is not https, which only a store on this machine may do without.`);
});
