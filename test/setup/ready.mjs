import { installDependencies } from './dependencies.mjs';
import { installBrowser } from './browsers/install-browser.mjs';
import { checkNode } from './node-version.mjs';

/**
 * Makes a fresh clone usable: the right Node, the locked dependencies and, when asked for, a browser. Costs a few milliseconds when all is there.
 */
export async function ready({ browser }) {
  checkNode();
  await installDependencies();
  if (browser) await installBrowser();
}
