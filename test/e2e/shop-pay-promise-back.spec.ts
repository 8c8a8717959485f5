import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { shopPayParts, touch } from './fixtures/shop-pay';

const TOKYO = '100-0001';
const KYOTO = '600-8216';

test(
  'a shopper who has chosen another postal code on another page sees the promise for it after coming back',
  { tag: WHOLE_BROWSER },
  async ({ page, gotoProduct, shopPay }) => {
    await shopPay.postalCode(TOKYO);
    await gotoProduct('sencha', { recommended: 'shop_pay', params: { promise: 'simulated' } });
    await touch(page);
    const { words } = shopPayParts(page);
    await expect(words).toHaveText('翌日お届け');
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.title = `${persisted}`)));
    await page.evaluate(() => location.assign('/cart'));
    await page.waitForURL(/\/cart$/);
    await shopPay.postalCode(KYOTO);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('true');
    await expect(words).toHaveText('当日お届け');
  },
);
