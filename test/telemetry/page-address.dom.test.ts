import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivedAt, error, event, later, scene, simulateReceivers, startSender } from './receivers';

simulateReceivers();
beforeEach(() => {
  location.href = 'https://shop.example/';
  history.replaceState(null, '', '/account/tanaka%40mail.example/cart?email=tanaka@mail.example');
  vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue(
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
