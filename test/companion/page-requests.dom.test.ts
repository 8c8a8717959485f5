import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRequests } from '../../src/companion/page-requests';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ADDRESS = 'https://shop.example/cart/update.js';

/** A request as old libraries have it: not even its name is that of the browser's own. */
class OldRequest {
  url = ADDRESS;
}

test.each<[string, RequestInfo | URL]>([
  ['a text', ADDRESS],
  ['an address', new URL(ADDRESS)],
  ['a request', new Request(ADDRESS)],
  ['a request of an old library', new OldRequest() as unknown as Request],
])('the address of %s is told', async (_what, asked) => {
  const told: string[] = [];
  watchRequests(({ address }) => told.push(address));
  await fetch(asked);
  expect(told).toEqual([ADDRESS]);
});
