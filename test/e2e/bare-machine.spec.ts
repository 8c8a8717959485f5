import { isBare } from '../setup/browsers/bare-machine.mjs';
import { drawsJapanese } from '../setup/browsers/draws-japanese';
import { expect, test } from './fixtures';

if (isBare() && process.platform === 'linux')
  test('in a bare run, Japanese is drawn in the boxes of characters that no font has', async ({ page }) => {
    expect(await drawsJapanese(page)).toBe(false);
  });
