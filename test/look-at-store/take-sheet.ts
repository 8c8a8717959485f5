import type { Browser } from '@playwright/test';

/** What a sheet shows below its title. */
export interface Sheet {
  title: string;
  lines: readonly string[];
  /** Rules and HTML of its own. */
  style: string;
  content: string;
  /** In CSS pixels, with the margins. */
  width: number;
  /** Pixels of the picture for each CSS pixel. */
  scale?: number;
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture as a part of a sheet's HTML. */
export const pictureHtml = (picture: Buffer): string =>
  `<img src="data:image/png;base64,${picture.toString('base64')}">`;

/** Draws a sheet. @returns a PNG */
export async function takeSheet(
  browser: Browser,
  { title, lines, style, content, width, scale = 1 }: Sheet,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 600 }, deviceScaleFactor: scale });
  try {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      body { margin: 24px; background: #f1f2f0; color: #20262b; font: 16px/1.5 system-ui, 'Noto Sans CJK JP', sans-serif }
      h1 { margin: 0 0 4px; font-size: 22px; overflow-wrap: anywhere } p { margin: 0 0 2px; color: #5a646b }
      img { display: block } ${style}
    </style><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${content}`);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
