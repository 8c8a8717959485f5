import type { Browser } from '@playwright/test';
import { SCREEN, type Film } from './film';

/** When the page is looked at, after the navigation to it. */
const SECONDS = [0.5, 0.7, 0.9, 1.1];

const STYLE = `body { margin: 0 } figure { margin: 0 } figcaption { margin: 0 0 6px }
  main { display: grid; gap: 12px 20px; grid-template-columns: repeat(${SECONDS.length}, 200px); inline-size: max-content;
    padding: 20px 24px 24px; border-radius: 12px; background: #e4e7ea; color: #1f2328; font: 16px/1.3 system-ui, sans-serif }
  h2 { grid-column: 1 / -1; margin: 8px 0 0; font-size: 18px } h2:first-child { margin: 0 }
  img { display: block; inline-size: 100%; aspect-ratio: ${SCREEN.width} / ${SCREEN.height}; border-radius: 10px; box-shadow: 0 0 0 1px #a8b0b8 }`;

const shotHtml = (film: Film, second: number): string =>
  `<figure><figcaption>${second} s</figcaption><img src="data:image/jpeg;base64,${film.at(second)}"></figure>`;

/** Draws pages one below the other, on a background that can be seen on a light page and on a dark one. @returns a WebP */
export async function draw(browser: Browser, rows: readonly { label: string; film: Film }[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, deviceScaleFactor: 2 });
  const content = rows.map(
    ({ label, film }) => `<h2>${label}</h2>${SECONDS.map((second) => shotHtml(film, second)).join('')}`,
  );
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main>${content.join('')}</main>`);
  const clip = { ...(await page.locator('main').boundingBox())!, scale: 1 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const how = { format: 'webp', quality: 75, clip, captureBeyondViewport: true } as const;
  return Buffer.from((await cdp.send('Page.captureScreenshot', how)).data, 'base64');
}
