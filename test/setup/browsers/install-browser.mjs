import { spawnSync } from 'node:child_process';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
import { npm, run } from '../run.mjs';

const NONE = `No Chromium was found and none could be installed. Any one of these helps:
  - install Chromium or Chrome with your system's package manager
  - npx playwright install chromium
  - CHROME_PATH=/path/to/chrome npm test`;

const isRoot = process.getuid?.() === 0;
const answers = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const canUseApt = () => isRoot && answers('apt-get', ['--version']) !== '';

async function aptInstall(packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  return (
    (await run('apt-get', ['update', '-qq'], quiet)) === 0 &&
    (await run('apt-get', ['install', ...options, ...packages], quiet)) === 0
  );
}

/** The shell of the very version that is there: another would replace the browser. */
async function installHeadlessShell() {
  const version = answers('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium']);
  if (version) await aptInstall([`chromium-headless-shell=${version}`]);
}

/**
 * Sees to it that there is a Chromium. A machine of its own (root, with apt) also gets Chromium's headless shell, with which the tests
 * take a third less time, and a Japanese font: without one the pages are drawn in empty boxes. No test fails for want of these two: `npm run test:bare` shows it.
 *
 * @throws with the ways to get a browser when none can be had
 */
export async function installBrowser() {
  const isNew = !(await findBrowser());
  if (isNew) {
    console.log('Installing a Chromium for the browser tests …');
    const installed = canUseApt() && (await aptInstall(['chromium']));
    if (!installed) await npm(['exec', '--no', '--', 'playwright', 'install', 'chromium']);
  }
  const path = await findBrowser();
  if (!path) throw new Error(NONE);
  if (!(isNew || process.env.CI) || !canUseApt()) return;
  if (path === '/usr/bin/chromium' && !findHeadlessShell()) await installHeadlessShell();
  if (answers('fc-list', [':lang=ja']) === '') await aptInstall(['fonts-ipafont-gothic']);
}
