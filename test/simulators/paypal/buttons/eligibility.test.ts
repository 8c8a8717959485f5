import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions, Funding } from '../rules/paypal-types';
import { createSeller, fakeClock } from '../seller';
import type { Options } from '../shopper/options';
import { AGREEMENT_ADDRESS, ORDER_ADDRESS } from '../simulator';
import { supportsPopups, supportsVenmo, type Browser } from './browsers';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const DOLLARS = ORDER_ADDRESS.replace('JPY', 'USD');
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1';

interface Case {
  address?: string;
  options?: Partial<Options>;
  button?: ButtonOptions;
  browser?: Browser;
}

const seller = (fundingSource: Funding, { button, ...given }: Case) =>
  createSeller({ ...given, button: { fundingSource, style: {}, ...button } });

describe('5, 28: Venmo', () => {
  test.each<[string, Case, boolean]>([
    ['in dollars', { address: DOLLARS }, true],
    ['in yen', {}, false],
    ['in dollars for a shopper in Japan', { address: DOLLARS, options: { buyerCountry: 'JP' } }, false],
    ['that is not enabled', { address: DOLLARS.replace('venmo', 'paylater') }, false],
    ['among others that are enabled', { address: DOLLARS.replace('=venmo', '=paylater,venmo') }, true],
    ['that is disabled', { address: `${DOLLARS}&disable-funding=venmo` }, false],
    ['for an agreement', { address: AGREEMENT_ADDRESS.replace('JPY', 'USD') }, false],
    ['on a tablet', { address: DOLLARS, browser: { userAgent: IPAD } }, false],
    ['by order of the test', { options: { eligible: { venmo: true } } }, true],
  ])('%s', async (_, given, eligible) => {
    const { make, simulator } = seller('venmo', given);
    const button = make();
    expect(button.isEligible()).toBe(eligible);
    const rendered = button.render({} as HTMLElement);
    if (eligible) {
      await vi.advanceTimersByTimeAsync(1);
      await expect(rendered).resolves.toBeUndefined();
    } else await expect(rendered).rejects.toThrow('venmo is not eligible');
    // One of the addresses lacks Venmo on purpose.
    expect(simulator.violations.filter((text) => !text.startsWith('39: '))).toEqual([]);
  });
});

describe('5: PayPal', () => {
  test.each<[string, Case, boolean]>([
    ['in yen', {}, true],
    ['for an agreement', { address: AGREEMENT_ADDRESS }, true],
    ['that is disabled', { address: `${ORDER_ADDRESS}&disable-funding=paypal` }, false],
    ['by order of the test', { options: { eligible: { paypal: false } } }, false],
  ])('%s', (_, given, eligible) => {
    expect(seller('paypal', given).make().isEligible()).toBe(eligible);
  });
});

test('isFundingEligible() and getFundingSources() say the same of the script', () => {
  const of = (address: string) => createSeller({ address }).script.namespace;
  expect([of(DOLLARS).getFundingSources!(), of(ORDER_ADDRESS).getFundingSources!()]).toEqual([
    ['paypal', 'venmo'],
    ['paypal'],
  ]);
  expect([of(DOLLARS).isFundingEligible!('venmo'), of(ORDER_ADDRESS).isFundingEligible!('venmo')]).toEqual([
    true,
    false,
  ]);
});

const SAFARI = 'Version/18.0 Mobile/15E148 Safari/604.1';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

describe('28, 30: browser', () => {
  test.each<[string, Browser, popups: boolean, venmo: boolean]>([
    ['Chrome', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }, true, true],
    ['Firefox', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }, true, true],
    ['Safari', { userAgent: 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18.0 Safari/605' }, true, true],
    ['Safari of iOS', { userAgent: `${IPHONE} ${SAFARI}` }, true, true],
    ['Chrome of iOS', { userAgent: `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1` }, true, false],
    ['Firefox of iOS', { userAgent: `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15` }, false, false],
    ['Edge of iOS', { userAgent: `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1.15` }, false, false],
    ['a web view of iOS', { userAgent: `${IPHONE} Mobile/15E148` }, false, false],
    ['a web view of iOS with a bridge', { userAgent: `${IPHONE} Mobile/15E148`, hasPopupBridge: true }, false, true],
    ['Chrome of Android', { userAgent: `${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36` }, true, true],
    [
      'Samsung Internet',
      { userAgent: `${PHONE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36` },
      true,
      false,
    ],
    ['Firefox of Android', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' }, false, false],
    [
      'a web view of Android',
      { userAgent: `${PHONE}; wv) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36` },
      false,
      false,
    ],
    ['Facebook', { userAgent: `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]` }, false, false],
    ['an iPad', { userAgent: IPAD }, true, false],
    [
      'an iPad that calls itself a Mac',
      { userAgent: 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18.0 Safari/605', maxTouchPoints: 5 },
      true,
      false,
    ],
    ['a tablet of Android', { userAgent: `${PHONE} Chrome/140.0.0.0 Safari/537.36` }, true, false],
    [
      'an installed web app',
      { userAgent: `${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36`, isStandalone: true },
      false,
      false,
    ],
  ])('%s', (_, browser, popups, venmo) => {
    expect([supportsPopups(browser), supportsVenmo(browser)]).toEqual([popups, venmo]);
  });
});
