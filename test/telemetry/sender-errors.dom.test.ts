import { expect, onTestFinished, test, vi } from 'vitest';
import { liveWidgets, type Widget } from '../../src/widget/live-widgets';
import type { TelemetryConfig } from '../../src/telemetry/telemetry-meta';
import * as errorCode from '../../src/telemetry/errors/error-reports';
import { ALLOWED } from '../../src/telemetry/parse-consent';
import { createSender } from '../../src/telemetry/sender';
import { arrivedAt, CONFIG, error, event, later, scene, simulateReceivers, startSender } from './receivers';

simulateReceivers();

test('the same error is reported once, and ten errors a page', async () => {
  const sender = startSender();
  const one = error('same');
  sender.take([one, one, ...Array.from({ length: 30 }, (_, index) => error(`error ${index}`))], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/notify')).toHaveLength(10);
});

test('an error that nobody has foreseen is reported, and written to the log', async () => {
  const sender = startSender();
  sender.take([error('boom of tanaka@mail.example')], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/notify')).toHaveLength(1);
  const [line] = JSON.stringify(arrivedAt('/v1/logs')).match(/"severityText":"ERROR","body":.*?}/) ?? [];
  expect(line).toBe('"severityText":"ERROR","body":{"stringValue":"Error: boom of [e-mail]"}');
});

test('an error is not lost when many entries follow it before the code of reports has arrived', async () => {
  const sender = startSender();
  const presses = Array.from({ length: 30 }, () => event('press', { wallet: 'shop_pay' }));
  sender.take([error('early'), ...presses], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/notify')).toHaveLength(1);
});

const boom = () => {
  throw new Error('read');
};
test.each<[what: string, error: unknown]>([
  ['message', Object.defineProperty(new Error(''), 'message', { get: boom })],
  ['cause', Object.defineProperty(new Error(''), 'cause', { get: boom })],
  ['stack', Object.defineProperty(new Error(''), 'stack', { get: boom })],
  ['every member', new Proxy({}, { get: boom, getPrototypeOf: boom })],
])('an error whose %s cannot be read costs no other entry', async (_what, odd) => {
  const sender = startSender();
  // Fetches the code of error reports.
  sender.take([error('first')], false);
  await later();
  sender.take([{ type: 'error', error: odd, at: Date.now() }, event('press', { wallet: 'shop_pay' })], true);
  await later();
  expect(arrivedAt('/v1/produce')).toHaveLength(1);
});

test('an error report lists the entries before the error, without personal data', async () => {
  const sender = startSender();
  const data = { wallet: 'shop_pay', type: 'unrecoverable', url: 'https://shop.example/?key=1', message: '田中' };
  sender.take([event('ending', data), error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/notify')).toMatchObject([
    {
      payloadVersion: '5',
      events: [
        {
          severity: 'error',
          unhandled: false,
          breadcrumbs: [{ name: 'ending', type: 'state', metaData: { wallet: 'shop_pay', type: 'unrecoverable' } }],
        },
      ],
    },
  ]);
  expect(JSON.stringify(arrivedAt('/notify'))).not.toMatch(/田中|key=/);
});

test('an error report names the versions of the widget and of its own form', async () => {
  const sender = startSender();
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/notify')).toMatchObject([
    { payloadVersion: '5', notifier: { version: '0.0.1176' }, events: [{ app: { version: '0.0.1176' } }] },
  ]);
});

test.each([
  ['["a1d1f9a1","a1d1f9a1"]', [{ featureFlag: 'a1d1f9a1' }]],
  ['"a1d1f9a1', []],
  ['7', []],
  [null, []],
])('with %j for enabled-flags an error report names %j', async (flags, expected) => {
  const host = document.createElement('div');
  if (flags) host.setAttribute('enabled-flags', flags);
  const widget = { host } as unknown as Widget;
  liveWidgets.add(widget);
  onTestFinished(() => void liveWidgets.delete(widget));
  const sender = startSender();
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  // The session goes there, too.
  expect(arrivedAt('/notify')).toContainEqual(
    expect.objectContaining({ events: [expect.objectContaining({ featureFlags: expected })] }),
  );
});

test('in development an error is one line in the console and nothing is reported', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sender = startSender({ ...CONFIG, stage: 'development' });
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(told).toHaveBeenCalledOnce();
  expect(arrivedAt('/notify')).toEqual([]);
});

test('the code of error reports is not fetched when the merchant names no receiver of errors or logs', async () => {
  const load = vi.fn<() => Promise<typeof errorCode>>(async () => errorCode);
  const fetchedWith = (config: TelemetryConfig) => {
    const sender = createSender(config, () => ALLOWED, load);
    sender.take([error('boom')], false);
    return load.mock.calls.length;
  };
  expect(fetchedWith({ ...CONFIG, otlp: undefined, errors: undefined })).toBe(0);
  expect(fetchedWith({ ...CONFIG, errors: undefined })).toBe(1);
  expect(fetchedWith({ ...CONFIG, otlp: undefined })).toBe(2);
});

test('the code of error reports is fetched again with the next error when it could not be fetched', async () => {
  const load = vi
    .fn<() => Promise<typeof errorCode>>(async () => errorCode)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const errors = { ...CONFIG.errors!, sessions: 'https://errors.example/sessions' };
  const sender = createSender({ ...CONFIG, errors }, () => scene.consent, load);
  const host = { host: document.createElement('div') } as unknown as Widget;
  liveWidgets.add(host);
  onTestFinished(() => void liveWidgets.delete(host));
  // Counts the session, which fails, and not once a second again.
  sender.take([], false);
  await later();
  sender.take([], false);
  await later();
  expect(load).toHaveBeenCalledOnce();
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(load).toHaveBeenCalledTimes(2);
  expect(arrivedAt('/notify')).toHaveLength(1);
  expect(arrivedAt('/sessions')).toHaveLength(1);
});
