import { isBare } from '../setup/browsers/bare-machine.mjs';
import { expect, test } from './fixtures';

if (isBare() && process.platform === 'linux')
  test('in a bare run, Japanese is drawn in the boxes of characters that no font has', async ({ page }) => {
    const [kana, inNoFont] = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '100px sans-serif';
      return ['茶', '\u{10FFFD}'].map((text) => context.measureText(text).width);
    });
    expect(kana).toBe(inNoFont);
  });
