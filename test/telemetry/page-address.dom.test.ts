import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivedAt, error, event, later, scene, simulateReceivers, startSender } from './receivers';

simulateReceivers();
beforeEach(() => {
  location.href = 'https://shop.example/';
  history.replaceState(null, '', '/account/tanaka%40mail.example/cart?email=tanaka@mail.example');
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(
    'https://shop.example/account/tanaka@mail.example?a=1#b',
  );
});
afterEach(() => history.replaceState(null, '', '/'));

test('an e-mail address in the path of this page or of the one before is not sent, to any receiver', async () => {
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' }), error(`not found: ${location.href}`)], false);
  await later();
  sender.take([], true);
  await later();
  const [sent] = arrivedAt('/v1/produce') as { payload: object }[];
  expect(sent!.payload).toMatchObject({ referer: 'https://shop.example/account/[e-mail]' });
  const [report] = arrivedAt('/notify') as { events: object[] }[];
  expect(report!.events[0]).toMatchObject({
    context: '/account/[e-mail]/cart',
    request: {
      url: 'https://shop.example/account/[e-mail]/cart',
      referer: 'https://shop.example/account/[e-mail]',
    },
  });
  expect(JSON.stringify(scene.sent)).not.toMatch(/tanaka|mail\.example/);
});

test('a token or a telephone number in a path is sent to no receiver, wherever the path stands', async () => {
  const secret = '/orders/4f1c2b9a8d7e6f5a4b3c2d1e/090-1234-5678';
  history.replaceState(null, '', `${secret}?key=1`);
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(
    `https://shop.example${secret}`,
  );
  const failure = Object.assign(new Error(`not found: ${secret}`, { cause: `refused: ${location.href}` }), {
    name: `Error${secret}`,
    stack: `Error\n    at eval (eval at run (${location.href}:1:2), https://shop.example${secret}:3:4)`,
  });
  const sender = startSender();
  sender.take(
    [
      event('press', { wallet: 'shop_pay' }),
      event('ending', { wallet: 'shop_pay', type: 'unrecoverable', reason: `at ${secret}` }),
      event('ending', { wallet: 'shop_pay', type: 'decelerate', reason: `at ${secret}` }),
      { type: 'error', error: failure, at: Date.now() },
      {
        type: 'error',
        error: Object.assign(new Error(`no answer from ${secret}`), { kind: 'timeout' }),
        at: Date.now(),
      },
    ],
    false,
  );
  await later();
  sender.take([], true);
  await later();
  expect([arrivedAt('/v1/produce').length, arrivedAt('/notify').length]).toEqual([3, 1]);
  expect(JSON.stringify(scene.sent)).toContain('/orders/[token]/[number]');
  expect(JSON.stringify(scene.sent)).not.toMatch(/4f1c2b9a|090-1234/);
});
