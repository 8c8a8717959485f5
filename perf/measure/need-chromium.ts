import { findBrowser } from '../../test/setup/browsers/find-browser.mjs';

/** Path of the Chromium that tests drive. Ends the process with one line where there is none, or where CHROME_PATH names none. */
export async function needChromium(env = process.env): Promise<string> {
  try {
    const path = await findBrowser(env);
    if (path) return path;
    console.error('No Chromium was found: npm test installs one, or set CHROME_PATH.');
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(1);
}
