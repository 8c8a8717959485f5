import { inPath, isProgram } from './find-browser.mjs';

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const first = (paths) => paths.find(isProgram) ?? null;

/** What a variable names; null when it is not set. Throws when that can't be run, as `findBrowser` does. */
function named(variable, env) {
  const path = env[variable];
  if (!path) return null;
  if (isProgram(path)) return path;
  throw new Error(`${variable}=${path} is no program that can be run. Correct it, or unset it.`);
}

/** Path of a Firefox, or null: what FIREFOX_PATH says, then the PATH, then the usual places. Throws when FIREFOX_PATH can't be run. */
export function findFirefox(env = process.env) {
  return named('FIREFOX_PATH', env) ?? first([...inPath(FIREFOX, env), ...FIREFOX_PLACES]);
}

/**
 * Paths of WebKitGTK's driver (WEBKIT_DRIVER_PATH, then the PATH) and of the screen without a monitor that it draws on, or null
 * when one of them is missing. Throws when WEBKIT_DRIVER_PATH can't be run.
 */
export function findWebKit(env = process.env) {
  const driver = named('WEBKIT_DRIVER_PATH', env) ?? first(inPath(['WebKitWebDriver'], env));
  const screen = first(inPath(['Xvfb'], env));
  return driver && screen ? { driver, screen } : null;
}
