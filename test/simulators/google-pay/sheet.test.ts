import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactName } from '../shopper/contacts';
import { createSeller, fakeClock, newRequest } from './seller';
import type { Options } from './shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('6, 35, 36: a sheet opens in a click', () => {
  const pause = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
  test.each<[mode: Options['mode'], wait: () => Promise<unknown> | void, rejected: unknown]>([
    ['chromium', () => {}, null],
    ['chromium', pause(4999), null],
    ['chromium', pause(5000), { name: 'SecurityError', statusCode: 'CANCELED' }],
    ['safari', () => Promise.resolve(), null],
    ['safari', pause(1), { statusCode: 'DEVELOPER_ERROR', statusMessage: 'Redirect render mode is not supported.' }],
    ['popup', pause(4999), null],
    ['popup', pause(5000), 'failed to open window'],
  ])('in mode %s', async (mode, wait, rejected) => {
    const { simulator, newClient, broken } = createSeller({ mode });
    const client = newClient();
    let went: unknown = null;
    simulator.gesture(() => {
      void (async () => {
        const waiting = wait();
        if (waiting) await waiting;
        client.loadPaymentData(newRequest()).catch((error: unknown) => (went = error));
      })();
    });
    await vi.advanceTimersByTimeAsync(6000);
    if (rejected !== null && typeof rejected === 'object') expect(went).toMatchObject(rejected);
    else expect(went).toBe(rejected);
    expect([simulator.sheet()?.state, broken()]).toEqual(rejected ? [undefined, [6]] : ['ready', []]);
  });
});

test.each<[contact: ContactName, postalCode: string, area: string]>([
  ['tokyo', '100-0001', '東京都'],
  ['us', '10001', 'NY'],
  ['ca', 'K1A', 'ON'],
  ['gb', 'SW1', ''],
  ['hk', '', 'Kowloon'],
])('16: of %s only country, city, area and the postal code "%s"', async (address, postalCode, area) => {
  const { ready, told } = createSeller({ address });
  await ready();
  expect(told[0]!.shippingAddress).toEqual({
    countryCode: expect.any(String),
    locality: expect.any(String),
    postalCode,
    administrativeArea: area,
  });
});
