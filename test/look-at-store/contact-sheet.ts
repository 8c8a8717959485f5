import type { Browser } from '@playwright/test';

/** One picture on the sheet. */
export interface Frame {
  caption: string;
  picture: Buffer;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const frameHtml = ({ caption, picture }: Frame): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`;

/** Puts pictures side by side, two in a row, under a title. @returns a PNG */
export async function contactSheet(
  browser: Browser,
  { title, lines, frames, width }: { title: string; lines: readonly string[]; frames: readonly Frame[]; width: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2 * width + 72, height: 600 } });
  try {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      body { margin: 24px; background: #f1f2f0; color: #20262b; font: 16px/1.5 system-ui, 'Noto Sans CJK JP', sans-serif }
      h1 { margin: 0 0 4px; font-size: 22px; overflow-wrap: anywhere } p { margin: 0 0 2px; color: #5a646b }
      main { display: grid; grid-template-columns: repeat(2, ${width}px); gap: 24px; margin-top: 20px }
      figure { margin: 0 } figcaption { margin-bottom: 6px; font-weight: 600 }
      img { display: block; width: 100%; border: 1px solid #c9ced2; border-radius: 8px; background: #fff }
    </style><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}
    <main>${frames.map(frameHtml).join('')}</main>`);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
