import { expect, test } from './fixtures/paypal-scenario';
import { loadPayPal, ORDER_SCRIPT } from './fixtures/paypal-script';
import { slowClock } from './fixtures/slow-clock';
import { untilIdle } from './fixtures/wait';

const CHECKOUT = 'checkout storefront_wallet';
const AGAIN = 'PayPalの準備ができました。';

test('nothing of PayPal’s is asked for before the first interaction', async ({ scenario, payPal, page }) => {
  await scenario.visit();
  await untilIdle(page);
  expect(payPal.scripts()).toEqual([]);
  await scenario.warm();
  const [address, ...others] = payPal.scripts();
  expect(others).toEqual([]);
  expect(Object.fromEntries(new URL(address!).searchParams)).toEqual({
    'client-id': 'karui-demo',
    'merchant-id': 'KARUIDEMO',
    intent: 'capture',
    currency: 'JPY',
    commit: 'false',
    locale: 'ja_JP',
    components: 'buttons,funding-eligibility',
    'enable-funding': 'venmo',
  });
});

test('a press before PayPal’s button is there asks to press again, and the focus is on PayPal’s button', async ({
  scenario,
  payPal,
  page,
}) => {
  // PayPal's button has two seconds to come.
  await slowClock(page);
  const release = payPal.hold();
  await scenario.visit();
  await scenario.button.click();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(scenario.dialog).toContainText(AGAIN);
  await scenario.dialog.getByRole('button', { name: '閉じる' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await page.mouse.move(1, 1);
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate')).toEqual([1]);
});

test('checkout takes the order when the script does not arrive within 2 s of the press', async ({
  scenario,
  payPal,
}) => {
  const release = payPal.hold();
  await scenario.visit();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  release();
  expect(await scenario.calls('cartCreate', 'paypalTokenCreate')).toEqual([1, 0]);
});

for (const render of ['no frame', 'rejects'] as const) {
  test.describe(`PayPal can’t paint its button (${render})`, () => {
    test.use({ payPalOptions: { render } });

    test('ours stays, and a press goes to checkout', async ({ scenario, page }) => {
      await scenario.visit();
      await scenario.button.hover();
      await page.mouse.move(1, 1);
      await scenario.button.click();
      expect(await scenario.outcome()).toBe(CHECKOUT);
    });
  });
}

for (const when of ['before', 'after'] as const) {
  test(`a theme’s own PayPal, loaded ${when} ours, works on`, async ({ scenario, payPal, page }) => {
    const theirs = () => loadPayPal(page, 'https://www.paypal.com/sdk/js?client-id=theme', null);
    const theme = () => page.evaluate(() => typeof (window as { paypal?: { Buttons: unknown } }).paypal?.Buttons);
    await scenario.visit();
    if (when === 'before') await theirs();
    await scenario.warm();
    if (when === 'after') await theirs();
    expect(await theme()).toBe('function');
    await (await payPal.click()).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    expect(payPal.scripts().filter((address) => address.startsWith(ORDER_SCRIPT.split('&')[0]!))).toHaveLength(1);
  });
}
