import { findBrowser } from './find-browser.mjs';

/** Works nine tenths of the time, and paints between. */
function work() {
  setInterval(() => {
    const end = performance.now() + 45;
    while (performance.now() < end) document.body.style.opacity = String(Math.random());
  }, 50);
}

/** Starts two browsers with nothing to do but work, so that the tests beside them get little processor time. Answers how to end them. */
export async function startBusyBrowsers() {
  const { chromium } = await import('playwright-core');
  // Signals are ours to handle, see `run.mjs`; with this process they end in any case.
  const options = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false, args: ['--no-sandbox'] };
  const executablePath = await findBrowser();
  const browsers = await Promise.all([1, 2].map(() => chromium.launch({ ...options, executablePath })));
  for (const browser of browsers) await (await browser.newPage()).evaluate(work);
  return () => Promise.all(browsers.map((browser) => browser.close()));
}
