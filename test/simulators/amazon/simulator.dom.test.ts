import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Options } from './options';
import { createAmazonSimulator } from './simulator';

const OPTIONS = { merchantId: 'M', ledgerCurrency: 'JPY', placement: 'Product' };
const SESSION = { payloadJSON: '{}', signature: 's', publicKeyId: 'SANDBOX-1', algorithm: 'AMZN-PAY-RSASSA-PSS-V2' };
const CHECKOUT = { ...OPTIONS, alwaysRedirect: true, createCheckoutSessionConfig: SESSION };
const RECURRING = { ...SESSION, payloadJSON: '{"recurringMetadata":{}}' };
const yen = (amount: string) => ({ estimatedOrderAmount: { amount, currencyCode: 'JPY' } });

let complaints: string[];
let posted: string[];
let now: number;

beforeEach(() => {
  document.body.innerHTML = '<div id="one"></div><div id="two"></div>';
  [complaints, posted, now] = [[], [], 0];
});
afterEach(() => void vi.useRealTimers());

const open = (given: Partial<Options> = {}) =>
  createAmazonSimulator(given, {
    now: () => now,
    complain: (text) => complaints.push(text),
    post: (address) => posted.push(address),
  });

/** What a call throws. */
function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

type Simulator = ReturnType<typeof open>;

test('a page that keeps every rule breaks none', () => {
  const { amazon, violations } = open();
  amazon.Pay.renderButton('#one', OPTIONS)!.onClick(() => {});
  amazon.Pay.initCheckout({ ...CHECKOUT, ...yen('1') });
  expect([violations, complaints]).toEqual([[], []]);
  expect(posted).toEqual(['https://payments.amazon.co.jp/checkout/initiate']);
});

describe('what is refused is thrown as a text, and is a violation of rule', () => {
  test.each<[number, string, (simulator: Simulator) => unknown]>([
    [1, 'ledgerCurrency', ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, ledgerCurrency: 'USD' })],
    [3, 'merchantId, placement', ({ amazon }) => amazon.Pay.renderButton('#one', { ledgerCurrency: 'JPY' })],
    [4, 'placement', ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, placement: 'Drawer' })],
    [4, 'productType', ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, productType: 'Gift' })],
    [4, 'checkoutLanguage', ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, checkoutLanguage: 'ja' })],
    [5, 'Can not find', ({ amazon }) => amazon.Pay.renderButton('#none', OPTIONS)],
    [6, '#one', ({ amazon }) => [1, 2].map(() => amazon.Pay.renderButton('#one', OPTIONS))],
    [17, 'missing', ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, createCheckoutSessionConfig: undefined })],
    [
      17,
      'signature',
      ({ amazon }) =>
        amazon.Pay.initCheckout({ ...CHECKOUT, createCheckoutSessionConfig: { ...SESSION, signature: '' } }),
    ],
    [
      17,
      'algorithm',
      ({ amazon }) =>
        amazon.Pay.initCheckout({ ...CHECKOUT, createCheckoutSessionConfig: { ...SESSION, algorithm: undefined } }),
    ],
    [18, 'sandbox', ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, sandbox: false })],
    [102, 'amazonPayOptions', ({ amazon }) => amazon.buywithprime!.initCheckout({})],
  ])('%i: %s', (rule, words, act) => {
    const simulator = open();
    expect(thrown(() => act(simulator))).toMatch(new RegExp(`^AmazonPay: .*${words}`));
    expect(simulator.violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });
});

describe('what goes on is a violation of rule', () => {
  test.each<[number, (simulator: Simulator) => unknown]>([
    [15, ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, ...yen('1.5') })],
    [15, ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, ...yen('0') })],
    [15, ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, ...yen('1'), createCheckoutSessionConfig: RECURRING })],
    [16, ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, estimatedOrderAmount: {} })],
    [17, ({ amazon }) => amazon.Pay.renderButton('#one', { ...OPTIONS, createCheckoutSessionConfig: SESSION })],
    [19, ({ amazon }) => [1, 2].map(() => amazon.Pay.initCheckout(CHECKOUT))],
    [20, ({ amazon }) => amazon.Pay.initCheckout({ ...CHECKOUT, alwaysRedirect: undefined })],
    [
      22,
      ({ amazon }) => {
        amazon.Pay.renderButton('#one', OPTIONS);
        document.querySelector('#one')!.remove();
        amazon.Pay.renderButton('#two', OPTIONS);
      },
    ],
    [106, ({ amazon }) => amazon.buywithprime!.initCheckout({ amazonPayOptions: { ...CHECKOUT, error: '' } })],
  ])('%i', (rule, act) => {
    const simulator = open();
    act(simulator);
    expect(simulator.violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });
});

test('19: the next press may begin a checkout when the page was not left, or has come back', () => {
  const simulator = open();
  simulator.amazon.Pay.initCheckout(CHECKOUT);
  now = 10_000;
  simulator.amazon.Pay.initCheckout(CHECKOUT);
  simulator.comeBack();
  simulator.amazon.Pay.initCheckout(CHECKOUT);
  expect(simulator.violations).toEqual([]);
});

describe('a button', () => {
  const paint = (given: Partial<Options> = {}) => {
    const simulator = open(given);
    const heard: string[] = [];
    const button = simulator.amazon.Pay.renderButton('#one', OPTIONS);
    button?.onClick(() => heard.push('first'));
    button?.onClick(() => heard.push('last'));
    const box = document.querySelector('#one')!.shadowRoot?.querySelector<HTMLElement>('.box');
    return { ...simulator, heard, button, box: box! };
  };

  test('12: tells its last callback of a click', () => {
    const { box, heard } = paint();
    box.click();
    expect(heard).toEqual(['last']);
  });

  test('11: knows Enter when the key is let go, and no Space', () => {
    const { box, heard } = paint();
    for (const key of ['Enter', ' ']) box.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(heard).toEqual([]);
    box.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));
    expect(heard).toEqual([]);
    box.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
    expect(heard).toEqual(['last']);
  });

  test('13: takes no clicks once it is greyed out', () => {
    vi.useFakeTimers();
    const { box, heard } = paint({ disabledAfter: 100 });
    vi.advanceTimersByTime(100);
    box.click();
    expect(heard).toEqual([]);
    expect(document.querySelector('#one')!.getAttribute('aria-label')).toContain('ご利用いただけません');
  });
});

test.each<[string, Partial<Options>, (simulator: Simulator) => unknown]>([
  ['renderButton', { renderThrows: 'x' }, ({ amazon }) => amazon.Pay.renderButton('#one', OPTIONS)],
  ['initCheckout', { checkoutThrows: 'x' }, ({ amazon }) => amazon.Pay.initCheckout(CHECKOUT)],
  [
    'Buy with Prime',
    { checkoutThrows: 'x' },
    ({ amazon }) => amazon.buywithprime!.initCheckout({ amazonPayOptions: CHECKOUT }),
  ],
])('%s throws what it is told to, which is no violation', (_what, given, act) => {
  const simulator = open(given);
  expect(thrown(() => act(simulator))).toBe('x');
  expect(simulator.violations).toEqual([]);
});
