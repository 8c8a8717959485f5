import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isBare } from './bare-machine.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether there is a file at the path that may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where programs of these names would be in the PATH. */
export const inPath = (names, env) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

async function playwrightsOwn() {
  try {
    return (await import('playwright-core')).chromium.executablePath();
  } catch {
    // Not installed yet, or a platform for which Playwright has no Chromium.
    return '';
  }
}

/**
 * Path of the Chromium that tests drive, or null: what CHROME_PATH says, then the usual places, then Playwright's own download.
 *
 * @throws when CHROME_PATH is set and can't be run, because to use another browser silently would be worse
 */
export async function findBrowser(env = process.env) {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH=${env.CHROME_PATH} is no program that can be run. Correct it, or unset it.`);
  }
  return [...PLACES, ...inPath(NAMES, env), await playwrightsOwn()].find((path) => path && isProgram(path)) ?? null;
}

/** Debian's Chromium, and the same without its windows. */
const [DEBIANS] = PLACES;
const HEADLESS_SHELL = `${DEBIANS}-headless-shell`;

/**
 * Path of a Chromium without windows, popup blocker and back/forward cache, which runs a page for half of the processor time; null where
 * there is none, where CHROME_PATH names another browser, with KARUI_BROWSERS=one, and in a bare run.
 */
export function findHeadlessShell(env = process.env) {
  if (env.KARUI_BROWSERS === 'one' || isBare(env)) return null;
  const isDebians = !env.CHROME_PATH || env.CHROME_PATH === DEBIANS;
  return isDebians && [DEBIANS, HEADLESS_SHELL].every(isProgram) ? HEADLESS_SHELL : null;
}

/** A sentence that says which browsers run the browser tests. */
export async function sayBrowsers(env = process.env) {
  const whole = await findBrowser(env);
  const shell = findHeadlessShell(env);
  if (shell) return `browser tests run in ${shell}, those of kept pages and windows in ${whole}`;
  return `all browser tests run in ${whole}${isBare(env) ? ', without this machine’s fonts' : ''}`;
}
