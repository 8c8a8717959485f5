import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderClient } from '../../../../wallets/order/order-client';
import { answer, context } from '../../../press/cart/answers';

let page: EventTarget;
let requests: { options: RequestInit; answer: (response: Response) => void; lose: (error: Error) => void }[];

beforeEach(() => {
  page = new EventTarget();
  requests = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const fetch = (_url: string, options: RequestInit) =>
    new Promise((resolve, reject) => requests.push({ options, answer: resolve, lose: reject }));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((resolve) => setImmediate(resolve));

test.each<[string, () => void]>([
  ['its answer has come', () => requests[0]!.answer(answer({ data: {} }))],
  ['it was lost', () => requests[0]!.lose(new TypeError('Failed to fetch'))],
  ['the page is left', () => page.dispatchEvent(new Event('pagehide'))],
])(
  'a cancelled call rejects at once, its request goes on, and lastRequestEnded() resolves when %s',
  async (_when, end) => {
    const events: string[] = [];
    const { client, lastRequestEnded } = createOrderClient(context({ wallet: 'apple_pay' }));
    const stop = new AbortController();
    client.send('query q { cart }', {}, { signal: stop.signal }).catch(() => events.push('given up'));
    await turn();
    stop.abort();
    void lastRequestEnded().then(() => events.push('lastRequestEnded'));
    await turn();
    expect([requests[0]!.options.signal?.aborted ?? false, events]).toEqual([false, ['given up']]);
    expect(requests[0]!.options.headers).toMatchObject({ 'X-Wallet-Name': 'ApplePay' });
    end();
    await turn();
    expect(events).toEqual(['given up', 'lastRequestEnded']);
  },
);

test('lastRequestEnded() resolves when nothing was sent', async () => {
  await expect(createOrderClient(context()).lastRequestEnded()).resolves.toBeNull();
});
