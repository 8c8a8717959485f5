import { beforeEach, describe, expect, test } from 'vitest';
import { createAmazonSimulator } from './simulator';

const OPTIONS = { merchantId: 'M', ledgerCurrency: 'JPY', placement: 'Product' };
const SESSION = { payloadJSON: '{}', signature: 's', publicKeyId: 'SANDBOX-1', algorithm: 'AMZN-PAY-RSASSA-PSS-V2' };
const CHECKOUT = { ...OPTIONS, alwaysRedirect: true, createCheckoutSessionConfig: SESSION };
const RECURRING = { ...SESSION, payloadJSON: '{"recurringMetadata":{}}' };
const yen = (amount: string) => ({ estimatedOrderAmount: { amount, currencyCode: 'JPY' } });

let complaints: string[];
let posted: string[];

beforeEach(() => {
  document.body.innerHTML = '<div id="one"></div><div id="two"></div>';
  [complaints, posted] = [[], []];
});

const open = () =>
  createAmazonSimulator(
    {},
    {
      now: () => 0,
      complain: (text) => complaints.push(text),
      post: (address) => posted.push(address),
    },
  );

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

const paint = ({ amazon }: Simulator, changes: object = {}, place = '#one') =>
  amazon.Pay.renderButton(place, { ...OPTIONS, ...changes });
const begin = ({ amazon }: Simulator, changes: object = {}) => amazon.Pay.initCheckout({ ...CHECKOUT, ...changes });
const signed = (simulator: Simulator, createCheckoutSessionConfig?: object) =>
  begin(simulator, { createCheckoutSessionConfig });

test('a page that keeps every rule breaks none', () => {
  const { amazon, violations } = open();
  amazon.Pay.renderButton('#one', OPTIONS)!.onClick(() => {});
  amazon.Pay.initCheckout({ ...CHECKOUT, ...yen('1') });
  expect([violations, complaints]).toEqual([[], []]);
  expect(posted).toEqual(['https://payments.amazon.co.jp/checkout/initiate']);
});

describe('a refused call throws a text, and violates rule', () => {
  test.each<[number, string, (simulator: Simulator) => unknown]>([
    [1, 'ledgerCurrency', (simulator) => paint(simulator, { ledgerCurrency: 'USD' })],
    [3, 'merchantId, placement', ({ amazon }) => amazon.Pay.renderButton('#one', { ledgerCurrency: 'JPY' })],
    [4, 'placement', (simulator) => paint(simulator, { placement: 'Drawer' })],
    [4, 'productType', (simulator) => paint(simulator, { productType: 'Gift' })],
    [4, 'checkoutLanguage', (simulator) => paint(simulator, { checkoutLanguage: 'ja' })],
    [5, 'Can not find', (simulator) => paint(simulator, {}, '#none')],
    [6, '#one', (simulator) => [1, 2].map(() => paint(simulator))],
    [17, 'missing', (simulator) => signed(simulator)],
    [17, 'signature', (simulator) => signed(simulator, { ...SESSION, signature: '' })],
    [17, 'algorithm', (simulator) => signed(simulator, { ...SESSION, algorithm: undefined })],
    [18, 'sandbox', (simulator) => begin(simulator, { sandbox: false })],
    [102, 'amazonPayOptions', ({ amazon }) => amazon.buywithprime!.initCheckout({})],
  ])('%i: %s', (rule, words, act) => {
    const simulator = open();
    expect(thrown(() => act(simulator))).toMatch(new RegExp(`^AmazonPay: .*${words}`));
    expect(simulator.violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });
});

describe('a call that is not refused violates rule', () => {
  test.each<[number, (simulator: Simulator) => unknown]>([
    [15, (simulator) => begin(simulator, yen('1.5'))],
    [15, (simulator) => begin(simulator, yen('0'))],
    [15, (simulator) => begin(simulator, { ...yen('1'), createCheckoutSessionConfig: RECURRING })],
    [16, (simulator) => paint(simulator, { estimatedOrderAmount: {} })],
    [17, (simulator) => paint(simulator, { createCheckoutSessionConfig: SESSION })],
    [19, (simulator) => [1, 2].map(() => begin(simulator))],
    [20, (simulator) => begin(simulator, { alwaysRedirect: undefined })],
    [
      22,
      (simulator) => {
        paint(simulator);
        document.querySelector('#one')!.remove();
        paint(simulator, {}, '#two');
      },
    ],
    [106, ({ amazon }) => amazon.buywithprime!.initCheckout({ amazonPayOptions: { ...CHECKOUT, error: '' } })],
  ])('%i', (rule, act) => {
    const simulator = open();
    act(simulator);
    expect(simulator.violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });
});
