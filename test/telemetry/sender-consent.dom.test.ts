import { expect, onTestFinished, test } from 'vitest';
import { liveWidgets, type Widget } from '../../src/widget/live-widgets';
import { ALLOWED } from '../../src/telemetry/parse-consent';
import { arrivedAt, CONFIG, error, event, later, scene, simulateReceivers, startSender } from './receivers';

simulateReceivers();

test('nothing is sent before consent is known, and nothing is lost by that', async () => {
  scene.consent = null;
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  sender.take([], true);
  await later();
  expect(scene.sent).toEqual([]);
  scene.consent = ALLOWED;
  sender.take([], false);
  await later();
  expect(arrivedAt('/v1/produce')).toHaveLength(1);
});

test('without consent to analytics no events and no metrics are sent; errors are, without data that identifies a shopper', async () => {
  scene.consent = { ...ALLOWED, analytics: false };
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' }), error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect([arrivedAt('/v1/produce'), arrivedAt('/v1/metrics')]).toEqual([[], []]);
  const [report] = arrivedAt('/notify') as { events: { device: object }[] }[];
  expect(Object.keys(report!.events[0]!.device).sort()).toEqual(['time', 'userAgent']);
  expect(JSON.stringify(report)).not.toContain(navigator.userAgent);
  expect(report!.events[0]).not.toHaveProperty('session');
  // What was dropped stays dropped when the shopper agrees.
  scene.consent = ALLOWED;
  sender.take([], false);
  await later();
  expect(arrivedAt('/v1/produce')).toEqual([]);
});

test('waiting entries are dropped when the shopper declines', async () => {
  const sender = startSender();
  scene.respond = () => 'throttled';
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  sender.take([event('press', { wallet: 'paypal' })], false);
  scene.consent = { ...ALLOWED, analytics: false };
  scene.respond = () => 'taken';
  sender.take([], false);
  await later(10_000);
  // Also the first, which its receiver has asked for again.
  expect(arrivedAt('/v1/produce')).toEqual([]);
});

test('reports that wait for a busy receiver are dropped when the shopper declines, where errors need consent', async () => {
  const sender = startSender({ ...CONFIG, errorsNeedConsent: true });
  scene.respond = () => 'throttled';
  sender.take([error('one'), error('two')], false);
  await later(500);
  scene.respond = () => 'taken';
  scene.consent = { ...ALLOWED, analytics: false };
  sender.take([], false);
  await later(10_000);
  expect(arrivedAt('/notify')).toEqual([]);
});

test('a session that waits for a busy receiver is dropped when the shopper declines', async () => {
  const host = { host: document.createElement('div') } as unknown as Widget;
  liveWidgets.add(host);
  onTestFinished(() => void liveWidgets.delete(host));
  const sender = startSender({ ...CONFIG, errors: { ...CONFIG.errors!, sessions: 'https://errors.example/sessions' } });
  scene.respond = () => 'throttled';
  // Fetches the code that counts sessions, then has it count this one.
  sender.take([], false);
  await later(500);
  sender.take([], false);
  await later(500);
  scene.respond = () => 'taken';
  scene.consent = { ...ALLOWED, analytics: false };
  sender.take([], false);
  await later(10_000);
  expect(arrivedAt('/sessions')).toEqual([]);
});

test('a merchant can have errors wait for consent as well', async () => {
  scene.consent = { ...ALLOWED, analytics: false };
  const sender = startSender({ ...CONFIG, errorsNeedConsent: true });
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(scene.sent).toEqual([]);
});
