import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { countsRequest, requestOf, vitalOf } from '../compare/split-requests';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';

const root = resolve(import.meta.dirname, '../..');

/** The page that the command writes of such figures. */
async function pageOf(folder: string, requests: readonly object[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/visits.jsonl`, requests.map((request) => JSON.stringify(request)).join('\n'));
  const command = ['--import', 'tsx', 'src/build/compare/compare-command.ts', 'visits.jsonl', '--html=compared.html'];
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, INIT_CWD: folder } });
  return readFile(`${folder}/compared.html`, 'utf8');
}

const REQUESTS = (['karui', 'platform'] as const).flatMap((arm) => {
  const isOurs = arm === 'karui';
  return [
    countsRequest({ arm }, { visits: 5000, presses: 600, checkouts: isOurs ? 560 : 450, orders: 300 }),
    requestOf(
      vitalOf('fcp', { arm }, isOurs ? [700, 800] : [900, 1100]),
      vitalOf('lcp', { arm }, isOurs ? [900, 1200] : [2900, 3100]),
      vitalOf('inp', { arm }, [40, 60]),
      vitalOf('cls', { arm }, isOurs ? [0] : [0.02]),
    ),
  ];
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page that compares both arms can be read on a phone, ${colorScheme}`, async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme });
    await page.setContent(await pageOf(testInfo.outputDir, REQUESTS));
    // Only the tables scroll sideways, each by itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const pictures = page.getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAccessibleName(/checkout reached: \+2\.20, /);
    // Its words are no smaller than those of other pages' notes.
    const sizes = await page
      .locator('svg text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThan(11);
    const inside = await page.locator('svg').evaluateAll((pictures_) =>
      pictures_.every((picture) => {
        const frame = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('text, rect, line, circle')].every((part) => {
          const box = part.getBoundingClientRect();
          return box.left >= frame.left - 1 && box.right <= frame.right + 1;
        });
      }),
    );
    expect(inside).toBe(true);
    expect(await axeViolations(page, 'none')).toEqual([]);
  });

test('on a wide screen each picture stands beside its text, and all of a table is seen', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(await pageOf(testInfo.outputDir, REQUESTS));
  for (const part of await page.locator('.part').all()) {
    const [picture, text] = [await part.locator('svg').boundingBox(), await part.locator('div').first().boundingBox()];
    expect(text!.x).toBeGreaterThan(picture!.x + picture!.width);
    expect(await part.locator('.table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
  }
});
