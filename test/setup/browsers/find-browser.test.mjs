import { expect, test } from 'vitest';
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
