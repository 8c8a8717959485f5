import type { Page } from '@playwright/test';
import { WALLETS } from './cart-wallets';

const PER_REQUEST = 50;

/** Opens a cart page with six wallets and that many lines, with the widget, which is there when the page is, or without it. */
export async function openCartPage(page: Page, origin: string, lines: number, widget: 'on' | 'off'): Promise<void> {
  await page.goto(`${origin}/products/gift-ebook?widget=off&drawer=off`);
  for (let line = 0; line < lines; line += PER_REQUEST) {
    const items = Array.from({ length: Math.min(PER_REQUEST, lines - line) }, (_, i) => ({
      id: 43_001,
      quantity: 1,
      // Each engraving differs, so each becomes a separate cart line.
      properties: { 名入れ: `${line + i}` },
    }));
    const answer = await page.request.post(`${origin}/cart/add.js`, { data: { items } });
    if (!answer.ok()) throw new Error(`/cart/add.js answered ${answer.status()}: ${await answer.text()}`);
  }
  await page.goto(`${origin}/cart?wallets=${WALLETS}&drawer=off&widget=${widget}`, {
    waitUntil: 'networkidle',
  });
}
