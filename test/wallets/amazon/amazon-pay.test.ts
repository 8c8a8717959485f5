import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, money } from '../../press/cart/answers';
import { isRejected } from '../../../src/telemetry/press-story';
import { CHECKOUT, press, SIGNED, type Setup } from './press-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FAILED = {
  type: 'decelerate',
  reason: 'redirect_to_checkout_required',
  url: `${CHECKOUT}&wallet_processing_failed=true`,
};

/** The ending of a press for which as much time passes as it needs. */
async function ended(setup: Setup) {
  const pressed = await press(setup);
  await vi.advanceTimersByTimeAsync(120_000);
  return { ...pressed, ending: await pressed.ending };
}

describe('a press', () => {
  test('passes on the shop’s signed payload byte for byte, with the facts of this purchase', async () => {
    const { ending, posted, asked, simulator } = await ended({});
    expect(ending).toEqual({ type: 'handed_over' });
    expect(simulator.violations).toEqual([]);
    expect(posted).toEqual([
      {
        address: 'https://payments.amazon.co.jp/checkout/initiate',
        fields: {
          merchantId: 'M',
          ledgerCurrency: 'JPY',
          placement: 'Product',
          productType: 'PayAndShip',
          sandbox: '',
          checkoutLanguage: 'ja_JP',
          ...SIGNED,
          amount: '1200',
          currencyCode: 'JPY',
        },
      },
    ]);
    const query = `checkoutUrl=${encodeURIComponent(CHECKOUT)}&sourceId=c1&accessToken=token`;
    expect(asked.map(({ url }) => url)).toEqual([
      expect.stringContaining('operation_name=cartCreate'),
      `https://shop.example/wallets/config/amazon_pay?${query}`,
    ]);
    expect(asked[1]!.init).toMatchObject({
      headers: { 'X-Shopify-Storefront-Access-Token': 'token' },
    });
  });

  test('tells Amazon about the pressed purchase, whatever the shopper chooses meanwhile', async () => {
    let isChanged = false;
    const { posted } = await ended({
      context: { hasPlan: () => !isChanged, requiresShipping: () => !isChanged },
      config: [async () => ((isChanged = true), answer(SIGNED))],
    });
    expect(posted).toMatchObject([{ fields: { productType: 'PayAndShip', amount: '', currencyCode: '' } }]);
  });

  const NO_AMOUNT = { amount: '', currencyCode: '' };

  test.each<[string, Setup, object]>([
    ['1234.5 yen', { cart: { cost: money('1234.5') } }, { amount: '1235', currencyCode: 'JPY' }],
    ['nothing to pay', { cart: { cost: money('0.0') } }, NO_AMOUNT],
    ['a subscription', { context: { hasPlan: () => true } }, NO_AMOUNT],
    ['one of the shop’s', { config: [{ ...SIGNED, payloadJSON: '{ "recurringMetadata" :{}}' }] }, NO_AMOUNT],
    ['nothing to send', { context: { requiresShipping: () => false } }, { productType: 'PayOnly' }],
    ['a cart page', { context: { pageType: 'cart_page' } }, { placement: 'Cart' }],
    [
      'an account in dollars',
      { context: { params: { merchantId: 'M', ledgerCurrency: 'USD' } }, amazon: { region: 'na' } },
      { amount: '', ledgerCurrency: 'USD' },
    ],
    ['no algorithm, and more members', { config: [{ ...SIGNED, algorithm: null, more: 1 }] }, { algorithm: '' }],
    ['a key of the sandbox', { context: { params: { merchantId: 'M', sandbox: true } } }, { sandbox: 'true' }],
  ])('sends for %s', async (_what, setup, fields) => {
    const { posted, simulator } = await ended(setup);
    expect(posted).toEqual([{ address: expect.any(String), fields: expect.objectContaining(fields) }]);
    expect(simulator.violations).toEqual([]);
  });

  test('uses what the markup says is signed, and does not ask for it', async () => {
    const given = { ...SIGNED, signature: 'of the markup' };
    const { asked, posted, ending } = await ended({
      context: { params: { merchantId: 'M', appId: 'app-1', createCheckoutSessionConfig: given } },
    });
    expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining('operation_name=cartCreate')]);
    expect(posted).toMatchObject([{ fields: { payloadJSON: SIGNED.payloadJSON, signature: 'of the markup' } }]);
    expect(ending.type).toBe('handed_over');
  });

  test.each([{ payloadJSON: '{}' }, 'x', null])(
    'asks where the markup has %j, which nobody has signed',
    async (given) => {
      const { asked, posted } = await ended({
        context: { params: { merchantId: 'M', createCheckoutSessionConfig: given } },
      });
      expect(asked).toHaveLength(2);
      expect(posted).toMatchObject([{ fields: { signature: SIGNED.signature } }]);
    },
  );

  test.each<[string, string | undefined, object, unknown]>([
    ['of the markup', 'app-1', {}, 'app-1'],
    ['of the markup before that of the server', 'app-1', { appId: 'app-2' }, 'app-1'],
    ['of the server where the markup has none', undefined, { appId: 'app-2' }, 'app-2'],
    ['of nobody', undefined, {}, undefined],
  ])('names the application %s', async (_whose, appId, more, expected) => {
    const { simulator } = await ended({
      context: { params: { merchantId: 'M', ...(appId && { appId }) } },
      config: [{ ...SIGNED, ...more }],
    });
    const told = simulator.log.find(({ name }) => name === 'initCheckout')!.detail as { appId?: string };
    expect(told.appId).toBe(expected);
  });

  test('takes the shopper’s own cart on a cart page', async () => {
    const { asked, ending } = await ended({ context: { cartId: () => 'gid://shopify/Cart/c1?key=k1' } });
    expect(asked.map(({ url }) => new URL(url).search.split('&')[0])).toEqual([
      '?operation_name=cart',
      expect.stringContaining('?checkoutUrl='),
      '?operation_name=cartShipping',
    ]);
    expect(ending.type).toBe('handed_over');
  });
});

describe('goes to checkout with the error', () => {
  const hangs = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test.each<[string, Setup['config'] & object, number, object]>([
    ['401', [answer({}, { status: 401 })], 1, { kind: 'status', status: 401 }],
    ['429, and again', [answer({}, { status: 429 })], 3, { kind: 'status', status: 429 }],
    ['a page of HTML', ['<!doctype html>'], 1, { name: 'SyntaxError' }],
    ['null', ['null'], 1, { name: 'TypeError' }],
    ['no signature', [{ ...SIGNED, signature: undefined }], 1, { name: 'TypeError' }],
    ['a payload of another type', [{ ...SIGNED, payloadJSON: {} }], 1, { name: 'TypeError' }],
    ['nothing within 5 s', [hangs], 1, { message: 'no answer within 5000 ms' }],
  ])('of the shop’s server: %s', async (_what, config, times, cause) => {
    const { ending, asked, posted } = await ended({ config });
    expect(ending).toEqual({ ...FAILED, error: expect.any(Error) });
    expect((ending as { error: Error }).error.cause).toMatchObject(cause);
    expect(asked.filter(({ url }) => url.includes('/wallets/'))).toHaveLength(times);
    expect(posted).toEqual([]);
  });

  test('of Amazon’s script, which throws texts', async () => {
    const { ending } = await ended({ amazon: { checkoutThrows: 'AmazonPay: no' } });
    expect(ending).toEqual({ ...FAILED, error: expect.objectContaining({ cause: 'AmazonPay: no' }) });
  });

  test('of a script for another region', async () => {
    const { ending, simulator } = await ended({ amazon: { region: 'eu' } });
    expect(ending).toMatchObject({ ...FAILED, error: { cause: expect.stringContaining('EUR, GBP') } });
    expect(simulator.violations).toEqual([expect.stringMatching(/^1: /)]);
  });

  test('of its parameters, without the script', async () => {
    const { ending, asked } = await ended({ context: { params: {} } });
    const error = expect.objectContaining({ message: 'wrong merchantId' });
    expect(ending).toEqual({ type: 'redirect', url: `${CHECKOUT}&storefront_wallet=true`, error });
    expect(asked.map(({ init }) => init.headers)).toMatchObject([{ 'X-Wallet-Name': 'AmazonPay' }]);
  });
});

test('a press waits 5 s for the shop’s signature, and a signature after 14 s does not open Amazon’s page', async () => {
  const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 14_000, answer(SIGNED)));
  const { ending, posted } = await press({ config: [late] });
  let known: unknown;
  void ending.then((value) => (known = value));
  await vi.advanceTimersByTimeAsync(4900);
  expect(known).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(known).toEqual({ ...FAILED, error: expect.any(Error) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(posted).toEqual([]);
});

test('a page that Amazon’s script does not leave within 30 s shows the wallet’s dialog, and counts as rejected', async () => {
  const pressed = await press({ amazon: { leaves: false } });
  let ending: unknown = 'busy';
  void pressed.ending.then((known) => (ending = known));
  await vi.advanceTimersByTimeAsync(29_900);
  expect(ending).toBe('busy');
  await vi.advanceTimersByTimeAsync(200);
  expect(ending).toEqual({ type: 'unrecoverable', wallet: 'amazon_pay', error: expect.any(Error) });
  expect(isRejected((ending as { error: unknown }).error)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer is left when the page is left', async () => {
  const pressed = await press({ amazon: { leaves: false } });
  await vi.advanceTimersByTimeAsync(1000);
  pressed.leave();
  expect(await pressed.ending).toEqual({ type: 'handed_over' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a cart in another currency has the same ending as with Buy It Now', async () => {
  const { ending, posted, asked } = await ended({ cart: { cost: money('9.5', 'USD') } });
  expect(ending).toMatchObject({ type: 'decelerate', reason: 'currency_changed' });
  expect([posted.length, asked.length]).toEqual([0, 1]);
});
