import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hideFonts } from './bare-machine.mjs';
import { findBrowser, findHeadlessShell, sayBrowsers } from './find-browser.mjs';

test('a CHROME_PATH that can be run is taken before all others', async () => {
  await expect(findBrowser({ CHROME_PATH: process.execPath })).resolves.toBe(process.execPath);
});

test.each(['/nowhere/chrome', import.meta.dirname])('CHROME_PATH=%s is an error, not a hint', async (path) => {
  await expect(findBrowser({ CHROME_PATH: path })).rejects.toThrow(`CHROME_PATH=${path} is no program`);
});

test('where one browser is asked for, or another one named, it runs all browser tests, and the run says so', async () => {
  expect(findHeadlessShell({ KARUI_BROWSERS: 'one' })).toBeNull();
  expect(await sayBrowsers({ CHROME_PATH: process.execPath })).toBe(`all browser tests run in ${process.execPath}`);
});

test('a bare run has one browser and the fonts of a package, and says so', async () => {
  const env = { KARUI_BROWSERS: 'bare', CHROME_PATH: process.execPath };
  expect(findHeadlessShell({ KARUI_BROWSERS: 'bare' })).toBeNull();
  expect(await sayBrowsers(env)).toBe(`all browser tests run in ${process.execPath}, without this machine’s fonts`);
  hideFonts(env);
  const config = readFileSync(env.FONTCONFIG_FILE, 'utf8');
  const folder = resolve(dirname(env.FONTCONFIG_FILE), /<dir prefix="relative">(.*)<\/dir>/.exec(config)[1]);
  expect(readdirSync(folder)).toContain('DejaVuSans.ttf');
});

test('other runs keep the machine’s fonts', () => {
  const env = { KARUI_BROWSERS: 'one' };
  hideFonts(env);
  expect(env).toEqual({ KARUI_BROWSERS: 'one' });
});
