import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirefox, findWebKit } from './find-engines.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'karui-engines-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
};

test('Firefox is found in the PATH, the extended support release (ESR) first', () => {
  const firefox = program('firefox');
  expect(findFirefox({ PATH: folder })).toBe(firefox);
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: process.execPath })).toBe(process.execPath);
  const esr = program('firefox-esr');
  expect(findFirefox({ PATH: folder })).toBe(esr);
});

test('WebKitGTK is found when both its driver and a screen for it are found', () => {
  const driver = program('WebKitWebDriver');
  expect(findWebKit({ PATH: folder })).toBeNull();
  const screen = program('Xvfb');
  expect(findWebKit({ PATH: folder })).toEqual({ driver, screen });
  expect(findWebKit({ PATH: folder, WEBKIT_DRIVER_PATH: process.execPath })).toEqual({
    driver: process.execPath,
    screen,
  });
});

test.each([
  ['FIREFOX_PATH', findFirefox],
  ['WEBKIT_DRIVER_PATH', findWebKit],
])('%s that can’t be run is an error, not a hint', (variable, find) => {
  expect(() => find({ [variable]: '/nowhere/browser' })).toThrow(`${variable}=/nowhere/browser is no program`);
});
