import type { Page } from '@playwright/test';

export const HEIGHTS = [25, 44, 55] as const;
export type Height = (typeof HEIGHTS)[number];

/** Room around the buttons, where rings and shadows are, and for the link below, in CSS pixels. */
const AROUND = 8;
const LINK = 36;

/** Width of a button on a sheet, and of its picture. */
const BUTTON_WIDTH = 216;
export const CELL_WIDTH = BUTTON_WIDTH + 2 * AROUND;
export const cellHeight = (height: number): number => height + LINK + 2 * AROUND;

const HOST = 'main shopify-accelerated-checkout';

/** Gives the buttons their height, and all of them one width. */
async function resize(page: Page, height: Height): Promise<void> {
  await page.locator(HOST).evaluate(
    (host: HTMLElement, [width, block]) => {
      host.style.inlineSize = `${width}px`;
      host.style.setProperty('--shopify-accelerated-checkout-button-block-size', `${block}px`);
      host.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    [BUTTON_WIDTH, height] as const,
  );
}

/** Pictures of a product page's buttons as they are now, one for each height. */
export async function takeCells(page: Page): Promise<Record<Height, Buffer>> {
  const pictures: [Height, Buffer][] = [];
  for (const height of HEIGHTS) {
    await resize(page, height);
    const { x, y } = (await page.locator(HOST).boundingBox())!;
    const clip = { x: x - AROUND, y: y - AROUND, width: CELL_WIDTH, height: cellHeight(height) };
    pictures.push([height, await page.screenshot({ clip, animations: 'disabled' })]);
  }
  return Object.fromEntries(pictures) as Record<Height, Buffer>;
}
