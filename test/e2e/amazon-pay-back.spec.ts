import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { awayAndBack } from './fixtures/away-and-back';
import { untilIdle } from './fixtures/wait';

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

test(
  'a press that waited for Amazon’s script when its page entered the back/forward cache does not leave the page after the return',
  { tag: WHOLE_BROWSER },
  async ({ page, amazon, store, gotoProduct }) => {
    const release = amazon.hold();
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    const signed = page.waitForResponse(/wallets\/config\/amazon_pay/);
    await amazon.ours().click();
    await signed;
    await awayAndBack(page);
    release();
    await page.waitForFunction(() => window.amazonSimulator);
    await untilIdle(page);
    expect(amazon.calls('initCheckout')).toEqual([]);
    expect(page.url()).toContain('/products/sencha');
    await amazon.ours().click();
    await page.waitForURL(AMAZON);
    expect(await store.calls('cartCreate')).toHaveLength(2);
    expect(amazon.orders).toHaveLength(1);
  },
);
