import type { Page } from '@playwright/test';

/** Whether a page draws Japanese: without such a font all of its letters are the same box. */
export const drawsJapanese = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    const [one, other] = ['茶', '購'].map((letter) => {
      context.reset();
      context.font = '100px system-ui, sans-serif';
      context.fillText(letter, 0, 100);
      return canvas.toDataURL();
    });
    return one !== other;
  });
