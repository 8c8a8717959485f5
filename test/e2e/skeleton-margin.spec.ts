import pkg from '../../package.json' with { type: 'json' };
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { bareHtml, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { SKELETON } from './fixtures/product-form';

const HEAD = `<link rel="stylesheet" href="/karui/${pkg.version}/skeleton.css">
  <style>.shopify-payment-button__button{margin-top:10px;margin-bottom:5px}</style>`;
const LINK = '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton">&nbsp;</div>';

for (const name of rowsOf<string | null>(['shop_pay', null], ['unheard_of'])) {
  test(`a margin that a theme gives its button moves nothing when ${name ?? 'Buy It Now'} takes the skeleton’s place`, async ({
    page,
    holdWidget,
  }) => {
    const recommended = JSON.stringify(name && config(name));
    const host = hostHtml({ recommended }).replace('></', `>${SKELETON}${name ? LINK : ''}</`);
    const form = `<form><input type="hidden" name="id" value="41001"><button>かごへ</button><div>${host}</div></form>`;
    const body = bareHtml(`${form}<p id="after">下</p>`, HEAD);
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    const release = await holdWidget();
    await page.goto('/bare', { waitUntil: 'commit' });
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    await expect(page.locator('#after')).toBeVisible();
    const before = [await top('.shopify-payment-button__skeleton'), await top('#after')];
    release();
    await expect(page.locator('[slot=button]')).toBeVisible();
    expect([await top('[slot=button]'), await top('#after')]).toEqual(before);
  });
}
