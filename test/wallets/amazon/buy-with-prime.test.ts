import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../press/cart/answers';
import { CHECKOUT, press, SIGNED, type Setup } from './press-setup';

const OPTIONS = {
  merchantId: 'M',
  ledgerCurrency: 'USD',
  productType: 'PayAndShip',
  createCheckoutSessionConfig: SIGNED,
  fromTomorrow: { isNew: true },
};

const here = location.href;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.location.href = here;
});

async function ended({ context, config = [{ amazonPayOptions: OPTIONS }], ...setup }: Setup) {
  const over = { wallet: 'buy_with_prime' as const, params: { appId: 'x' }, ...context };
  const pressed = await press({ amazon: { region: 'na' }, ...setup, config, context: over });
  await vi.advanceTimersByTimeAsync(120_000);
  return { ...pressed, ending: await pressed.ending };
}

const DIALOG = { type: 'unrecoverable', wallet: 'buy_with_prime', error: expect.any(Error) };

describe('a press', () => {
  test('asks the shop’s server with exactly three parameters, and passes its answer to Amazon unchanged', async () => {
    globalThis.location.href =
      'https://shop.example/products/tea?a=1&storefront_wallet=true&wallet_dynamic_tax=true#top';
    const { ending, asked, simulator } = await ended({});
    expect(ending).toEqual({ type: 'handed_over' });
    expect(asked[1]).toMatchObject({
      url: 'https://shop.example/wallets/config/buy_with_prime',
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'token' },
      },
    });
    expect(JSON.parse(asked[1]!.init.body as string)).toEqual({
      checkout_url: CHECKOUT,
      checkout_cancel_url: 'https://shop.example/products/tea?a=1#top',
      cart_id: 'gid://shopify/Cart/c1?key=k1',
    });
    expect(simulator.log.map(({ name, detail }) => [name, detail])).toEqual([
      ['buywithprime.initCheckout', { amazonPayOptions: { ...OPTIONS, placement: 'Product', alwaysRedirect: true } }],
    ]);
    expect(simulator.violations).toEqual([]);
  });

  test('uses the whole answer when it has no options inside', async () => {
    const { ending, posted } = await ended({ config: [OPTIONS], context: { pageType: 'cart_ajax' } });
    expect(ending).toEqual({ type: 'handed_over' });
    expect(posted[0]!.fields).toMatchObject({ placement: 'Cart', merchantId: 'M' });
  });
});

test.each([
  'no_eligible_line_items',
  'NO_LINE_ITEMS',
  'No eligible line items',
  'empty line items',
  { code: 'NO_ELIGIBLE_LINE_ITEMS', message: 'm' },
])('a cart in which nothing can be bought with Prime has a dialog of its own: %j', async (error) => {
  const { ending, simulator } = await ended({ config: [{ error }] });
  expect(ending).toEqual({ type: 'unavailable', wallet: 'buy_with_prime', because: 'not_eligible' });
  expect(simulator.log).toEqual([]);
});

test.each<[string, Setup['config'] & object]>([
  ['another error', [{ error: 'internal' }]],
  ['an error that is an empty text', [{ error: '' }]],
  ['an error beside options', [{ error: 'x', amazonPayOptions: OPTIONS }]],
  ['a page of HTML', ['<!doctype html>']],
  ['503, and again', [answer({}, { status: 503 })]],
  ['no session', [{ amazonPayOptions: { merchantId: 'M' } }]],
  ['options of another type', [{ amazonPayOptions: 'x' }]],
  ['nothing', ['null']],
])('%s of the shop’s server opens the wallet’s dialog', async (_what, config) => {
  const { ending, simulator } = await ended({ config });
  expect(ending).toEqual(DIALOG);
  expect(simulator.log).toEqual([]);
});

test('a lost answer is not requested again, because a second call could begin a second checkout', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { ending, asked } = await ended({ config: [lost] });
  expect(ending).toEqual(DIALOG);
  expect(asked).toHaveLength(2);
});

test.each<[string, Setup['amazon'] & object]>([
  ['throws a text', { region: 'na', checkoutThrows: 'AmazonPay: no' }],
  ['has no Buy with Prime', { region: 'na', prime: false }],
  ['opens no page', { region: 'na', leaves: false }],
])('a script that %s opens the wallet’s dialog', async (_what, amazon) => {
  expect((await ended({ amazon })).ending).toEqual(DIALOG);
});
