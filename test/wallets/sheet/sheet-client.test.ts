import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSheetClient } from '../../../wallets/sheet/sheet-client';
import { answer, context } from '../../press/checkout/answers';

let page: EventTarget;
let requests: { options: RequestInit; answer: (response: Response) => void; lose: (error: Error) => void }[];

beforeEach(() => {
  page = new EventTarget();
  requests = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'fetch',
    (_url: string, options: RequestInit) =>
      new Promise((resolve, reject) => requests.push({ options, answer: resolve, lose: reject })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Sends one request that is given up before it is answered; what is heard of it, and of the client's quiet. */
async function givenUp() {
  const events: string[] = [];
  const { client, quiet } = createSheetClient(context({ wallet: 'apple_pay' }));
  const stop = new AbortController();
  const call = client.send('query q { cart }', {}, { signal: stop.signal });
  call.then(
    () => events.push('answered'),
    () => events.push('given up'),
  );
  await turn();
  stop.abort();
  void quiet().then(() => events.push('quiet'));
  await turn();
  return { events, quiet };
}

test('an aborted call rejects at once, and its request goes on', async () => {
  const { events } = await givenUp();
  expect(requests.map(({ options }) => options.signal?.aborted ?? false)).toEqual([false]);
  expect(events).toEqual(['given up']);
});

test('quiet resolves when the last request has ended, also with an error', async () => {
  const answered = await givenUp();
  requests[0]!.answer(answer({ data: {} }));
  await turn();
  expect(answered.events).toEqual(['given up', 'quiet']);

  const lost = await givenUp();
  requests[1]!.lose(new TypeError('Failed to fetch'));
  await turn();
  expect(lost.events).toEqual(['given up', 'quiet']);
});

test('quiet resolves when nothing was sent', async () => {
  await expect(createSheetClient(context()).quiet()).resolves.toBeNull();
});

test('quiet resolves when the page is left', async () => {
  const { events } = await givenUp();
  page.dispatchEvent(new Event('pagehide'));
  await turn();
  expect(events).toEqual(['given up', 'quiet']);
});

test('requests name the wallet', async () => {
  await givenUp();
  expect(requests[0]!.options.headers).toMatchObject({ 'X-Wallet-Name': 'ApplePay' });
});
