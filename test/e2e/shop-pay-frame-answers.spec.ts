import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, frameOf, NO, shopPayParts, touch, YES } from './fixtures/shop-pay';
import { checkoutFlags } from './fixtures/widget';

const PERSONALIZED = { recommended: 'shop_pay', params: { 'shop-pay': 'personalized' } };

/** The step, in milliseconds, by which the stopped clock is moved until the frame is there. */
const STEP = 50;

/** The frame's page on another origin: the same store by this machine's other name. */
const elsewhere = ({ url }: { url: string }, { requests }: { requests: readonly string[] }): string =>
  `${url.replace('localhost', '127.0.0.1')}/services/login_with_shop/authorize${new URL(requests[0]!).search}`;

const PLAIN = { payment: 'shop_pay', redirect_source: 'direct_checkout_product' };

test.describe('on a clock of its own', () => {
  /** A page whose frame has said nothing yet. */
  async function openSilent(page: Page, gotoProduct: (handle: string, options: object) => Promise<unknown>) {
    await page.clock.install();
    await gotoProduct('sencha', PERSONALIZED);
    await page.clock.pauseAt(Date.now() + 60_000);
    await touch(page);
    const parts = shopPayParts(page);
    // For 3 s the page may still bring a delivery promise.
    await expect(async () => {
      await page.clock.runFor(STEP);
      expect(await parts.frame.count()).toBe(1);
    }).toPass({ intervals: [20] });
    await frameOf(parts.frame);
    return parts;
  }

  test.beforeEach(async ({ shopPay }) => {
    await shopPay.login();
    await shopPay.mood('silent');
  });

  test('an answer after 9 s is shown half a second later, repeated ones animate once, and a shopper who logs out has the plain button at once', async ({
    page,
    gotoProduct,
    shopPay,
  }) => {
    const { element, frame } = await openSilent(page, gotoProduct);
    await page.clock.runFor(9000);
    await answer(frame, YES);
    await expect(frame).not.toHaveClass('shown');
    await page.clock.runFor(300);
    await answer(frame, YES);
    await page.clock.runFor(199);
    await expect(element).not.toHaveAttribute('personalized');
    await page.clock.runFor(1);
    await expect(element).toHaveAttribute('personalized', 'true');
    await answer(frame, YES);
    await page.clock.runFor(5000);
    expect(shopPay.told()).toHaveLength(1);
    await answer(frame, NO);
    await expect(frame).toHaveCount(0);
    await expect(element).not.toHaveAttribute('personalized');
  });

  test('a shopper who logs out during the half second has the plain button', async ({ page, gotoProduct }) => {
    const { element, frame } = await openSilent(page, gotoProduct);
    await answer(frame, YES);
    await page.clock.runFor(300);
    await answer(frame, NO);
    await expect(frame).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(element).not.toHaveAttribute('personalized');
  });

  test('a frame that is silent for 10 s is removed without a word', async ({ page, gotoProduct, shopPay }) => {
    const { element, frame, button } = await openSilent(page, gotoProduct);
    await page.clock.runFor(10_000 - 2 * STEP);
    await expect(frame).toHaveCount(1);
    await page.clock.runFor(2 * STEP);
    await expect(frame).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(element).not.toHaveAttribute('personalized');
    expect([shopPay.requests.length, shopPay.told()]).toEqual([1, []]);
    await page.clock.resume();
    await button.click();
    expect(await checkoutFlags(page)).toEqual(PLAIN);
  });

  test('what the page tells the frame reaches only the origin that has answered', async ({
    page,
    gotoProduct,
    shopPay,
    store,
    allowErrors,
  }) => {
    // The browser says that it did not deliver it.
    allowErrors(/target origin provided/);
    const { element, frame } = await openSilent(page, gotoProduct);
    await answer(frame, YES);
    await (await frameOf(frame)).evaluate((address) => location.replace(address), elsewhere(store, shopPay));
    await expect.poll(() => shopPay.requests).toHaveLength(2);
    await expect(frame.contentFrame().getByText('4242')).toBeAttached();
    await page.clock.runFor(1000);
    await expect(element).toHaveAttribute('personalized', 'true');
    await frameOf(frame);
    expect(shopPay.told()).toEqual([]);
  });

  test('an answer of the frame is ignored after the frame has navigated to another origin', async ({
    page,
    gotoProduct,
    shopPay,
    store,
  }) => {
    const { element, frame } = await openSilent(page, gotoProduct);
    const address = elsewhere(store, shopPay);
    const arrived = page.waitForResponse(address);
    await (await frameOf(frame)).evaluate((there) => location.replace(there), address);
    await arrived;
    await frameOf(frame);
    await answer(frame, YES);
    await page.clock.runFor(2000);
    await expect(element).not.toHaveAttribute('personalized');
    expect(shopPay.told()).toEqual([]);
  });
});
