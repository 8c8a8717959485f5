import type { Browser } from '@playwright/test';
import { escaped, pictureHtml, takeSheet, type Sheet } from './take-sheet';

/** One picture on the sheet. */
export interface Frame {
  caption: string;
  picture: Buffer;
}

const frameHtml = ({ caption, picture }: Frame): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${pictureHtml(picture)}</figure>`;

/** Puts pictures side by side, two in a row unless told otherwise, under a title. @returns a PNG */
export const contactSheet = (
  browser: Browser,
  {
    frames,
    width,
    inRow = 2,
    ...rest
  }: Pick<Sheet, 'title' | 'lines' | 'width'> & { frames: readonly Frame[]; inRow?: number },
): Promise<Buffer> =>
  takeSheet(browser, {
    ...rest,
    width: inRow * (width + 24) + 24,
    style: `main { display: grid; grid-template-columns: repeat(${inRow}, ${width}px); gap: 24px; margin-top: 20px }
      figure { margin: 0 } figcaption { margin-bottom: 6px; font-weight: 600 }
      img { width: 100%; border: 1px solid #c9ced2; border-radius: 8px; background: #fff }`,
    content: `<main>${frames.map(frameHtml).join('')}</main>`,
  });
