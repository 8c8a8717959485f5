import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';

const AMAZON = 'https://payments.amazon.co.jp/checkout/initiate';

test(
  'after Back from Amazon’s page the button can be pressed again',
  { tag: WHOLE_BROWSER },
  async ({ page, amazon, gotoProduct, store }) => {
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    await page.waitForURL(AMAZON);
    await page.goBack({ waitUntil: 'commit' });
    const button = await amazon.shown();
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.click();
    await page.waitForURL(AMAZON);
    expect(await store.calls('cartCreate')).toHaveLength(2);
    expect(amazon.orders).toHaveLength(2);
  },
);
