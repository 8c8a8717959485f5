import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveWidgets, type Widget } from '../../../src/widget/live-widgets';
import { recordTimings } from '../../../src/telemetry/otlp/timings';

const widget = { createdAt: 0, pageType: 'product' } as Widget;
beforeEach(() => {
  // Other tests of this process have painted buttons.
  performance.clearMarks();
  liveWidgets.add(widget);
});
afterEach(() => {
  liveWidgets.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AMAZON = 'https://static-fe.payments-amazon.com/checkout.js';

/** Begins to record. @returns what is recorded, and how the browser tells of resources */
function startRecording() {
  let callback = (_list: { getEntries(): object[] }) => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(given: typeof callback) {
        callback = given;
      }
      observe() {}
    },
  );
  const records: unknown[][] = [];
  recordTimings({ record: (...one) => records.push(one), collect: () => undefined });
  return { records, tell: (...entries: object[]) => callback({ getEntries: () => entries }) };
}

test.each([
  ['https://pay.google.com/gp/p/js/pay.js', 'google', 'google_pay'],
  ['https://www.paypal.com/sdk/js?client-id=1', 'karuiPayPal1', 'paypal'],
  [AMAZON, 'amazon', 'amazon_pay'],
])(
  '%s counts as loaded when the global %s exists a moment after the browser has reported the request',
  (name, global, wallet) => {
    vi.useFakeTimers();
    const { records, tell } = startRecording();
    const entry = { name, initiatorType: 'script', duration: 40, responseStatus: 200 };
    tell(entry, { ...entry, initiatorType: 'fetch' });
    vi.stubGlobal(global, {});
    vi.runAllTimers();
    expect(records).toEqual([['sdk.duration', { wallet, result: 'loaded' }, 40]]);
  },
);

test('a vendor’s script that leaves no global in the page counts as failed', () => {
  vi.useFakeTimers();
  const { records, tell } = startRecording();
  tell({ name: AMAZON, initiatorType: 'script', duration: 40 });
  vi.runAllTimers();
  expect(records).toEqual([['sdk.duration', { wallet: 'amazon_pay', result: 'failed' }, 40]]);
});

test('a copy of the script that has no hosts counts no requests, because another one does', () => {
  const { records, tell } = startRecording();
  const entry = { name: 'https://shop.example/api/1/graphql.json?operation_name=cartCreate', duration: 40 };
  liveWidgets.clear();
  tell(entry);
  expect(records).toEqual([]);
  liveWidgets.add(widget);
  tell(entry);
  expect(records).toEqual([['request.duration', expect.objectContaining({ operation: 'cartCreate' }), 40]]);
});
