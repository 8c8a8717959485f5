import { installDependencies } from './dependencies.mjs';
import { installBrowser } from './install-browser.mjs';
import { checkNode } from './node-version.mjs';

/**
 * Makes a fresh clone usable: the right Node, the locked dependencies and, when asked for, a browser (its path then stands in
 * CHROME_PATH for what is started afterwards). Costs a few milliseconds when all is there.
 */
export async function ready({ browser }) {
  checkNode();
  await installDependencies();
  if (browser) process.env.CHROME_PATH = await installBrowser();
}
