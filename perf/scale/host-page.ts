import type { Page } from '@playwright/test';
import type { WalletId } from '../../src/wallet';
import { hostHtml } from '../../test/e2e/fixtures/bare-page';

const SKELETON =
  '<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>';

/** A product form as a theme writes it, its host with a wallet and the link, still a skeleton. */
function form(variants: string, wallet: WalletId): string {
  const recommended = JSON.stringify({ name: wallet, supports_subs: true, wallet_params: {} });
  const host = hostHtml({ recommended, 'variant-params': variants }).replace('></', `>${SKELETON}</`);
  return `<form action="/cart/add" method="post"><input type="hidden" name="id" value="41001"><input name="quantity" value="1"><button type="submit" name="add">カートに入れる</button><div class="shopify-payment-button">${host}</div></form>`;
}

const variantParams = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, i) => ({ id: 41_001 + i, requiresShipping: i % 2 === 0 })));

/** Opens a page of product forms on the store's origin, without the widget and without a theme. */
export async function openHostPage(
  page: Page,
  origin: string,
  hosts: number,
  variants: number,
  wallet: WalletId = 'shop_pay',
): Promise<void> {
  const body = form(variantParams(variants), wallet).repeat(hosts);
  await page.route('**/scale', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ja"><title>scale</title><style>div[role]{min-height:44px}</style><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${origin}/scale`, { waitUntil: 'networkidle' });
  await page.unroute('**/scale');
}
