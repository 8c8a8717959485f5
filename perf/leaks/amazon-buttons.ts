import { fillCart, SENCHA } from '../../test/e2e/fixtures/cart';
import { openPage, touchPage, type Scenario } from './scenario';

const HOST = 'shopify-accelerated-checkout-cart';
const AMAZONS = '[id^=karui-amazon-pay]';

/** A theme draws a cart anew, in which Amazon's script has painted its button: the button moves on, and is not painted again. */
export const amazonCarts: Scenario = {
  name: 'cart with Amazon’s button drawn anew',
  rounds: 100,
  async open(page, { url }) {
    await page.goto(`${url}/cart`);
    await fillCart(page, SENCHA);
    await openPage(page, `${url}/cart?wallets=shop_pay,amazon_pay&amazon-pay=simulated&drawer=off`, `${HOST} > [slot]`);
    await page.locator(HOST).scrollIntoViewIfNeeded();
    await touchPage(page);
    await page.locator(AMAZONS).waitFor();
  },
  repeat: (page, times) =>
    page.evaluate(
      async ([name, amazons, count]) => {
        const LIMIT = 20_000;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let round = 0; round < count; round += 1) {
          const host = document.querySelector(name)!;
          const html = host.outerHTML;
          const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
          made.textContent = '';
          host.replaceWith(made);
          const began = performance.now();
          while (!made.querySelector(amazons)) {
            if (performance.now() - began > LIMIT) throw new Error('Amazon’s button did not come back');
            await frame();
          }
        }
        await frame();
      },
      [HOST, AMAZONS, times] as const,
    ),
};
