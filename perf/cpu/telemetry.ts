import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { reactAliases } from '../../src/build/react-aliases';
import { mainThread, type MainThread } from '../measure/main-thread';
import { freshContext } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';

const [FROM, TO] = ['telemetry:from', 'telemetry:to'];

/** How many entries are sent. */
export const ENTRIES = 1000;

/** The sender as one script, with what it fetches. */
export async function buildSender(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'silent',
    resolve: { alias: reactAliases },
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(pkg.version) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: resolve(import.meta.dirname, 'send-entries.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** What it costs the main thread of a page to make entries and, where it `isSent`, to encode them and hand them to the browser. */
export async function sendEntries(browser: Browser, url: string, script: string, isSent: boolean): Promise<MainThread> {
  const context = await freshContext(browser, {});
  try {
    const page = await context.newPage();
    await page.goto(`${url}/products/sencha?widget=off`, { waitUntil: 'networkidle' });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'sendEntries' in window);
    const trace = await recordTrace(browser, page, () =>
      page.evaluate(
        (given) => (window as unknown as { sendEntries(...given: unknown[]): Promise<void> }).sendEntries(...given),
        [ENTRIES, FROM, TO, isSent] as const,
      ),
    );
    return mainThread(trace, FROM, TO);
  } finally {
    await context.close();
  }
}
