// npm run lighthouse: Lighthouse CI on pages of the demo store with the widget and without it, and the two compared.
// --quick: few rounds, to see that it runs; nothing is written to the report.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import limits from '../size-limit.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };
import pages from './lighthouse/pages.json' with { type: 'json' };
import { checkPair, compareRows, type Pair } from './lighthouse/compare';
import { readReports, readRun } from './lighthouse/read-runs';
import { gate } from './measure/gate';
import { isQuick } from './measure/is-quick';
import { needBuild } from './measure/need-build';
import { needChromium } from './measure/need-chromium';
import { report } from './measure/report';
import { table } from './measure/table';
import { takeOptions } from './measure/take-options';

const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, '.lighthouseci');
const manifest = resolve(root, `dist/${pkg.version}/manifest.json`);

/** Runs a command of Lighthouse CI; answers whether it was content. */
function lhci(env: NodeJS.ProcessEnv, command: string, ...args: string[]): boolean {
  const cli = resolve(dirname(createRequire(import.meta.url).resolve('@lhci/cli/package.json')), 'src/cli.js');
  const config = '--config=perf/lighthouserc.cjs';
  return (
    spawnSync(process.execPath, [cli, command, config, ...args], { cwd: root, env, stdio: 'inherit' }).status === 0
  );
}

function pairsOf(): Pair[] {
  const all = readReports(reports);
  const runsOf = (path: string) =>
    all.filter(({ requestedUrl: url }) => url.slice(new URL(url).origin.length) === path).map(readRun);
  return Object.entries(pages).map(([page, path]) => ({
    page,
    withWidget: runsOf(path),
    without: runsOf(`${path}&widget=off`),
  }));
}

async function main(): Promise<void> {
  needBuild();
  const env = { ...process.env, CHROME_PATH: await needChromium() };
  rmSync(reports, { recursive: true, force: true });
  if (!lhci(env, 'collect', ...(isQuick ? ['--numberOfRuns=1'] : []))) throw new Error('Lighthouse could not run.');
  const isContent = lhci(env, 'assert');

  const pairs = pairsOf();
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, { brotli: number }> };
  const limitOf = (file: string) =>
    Number.parseFloat(limits.find(({ path }) => path === `dist/*/${file}`)?.limit ?? '') * 1000;
  const weights = { sizeOf: (file: string) => files[file]?.brotli ?? NaN, limitOf };
  const { length } = pairs[0]!.withWidget;
  report(
    'lighthouse',
    [
      `Lighthouse's mobile preset, medians of ${length}; nobody touches a page, so of the widget’s files only the core is fetched, which paints the buttons. Times are Lighthouse's simulation of a slow phone and line.`,
      table(['page', 'figure', 'with', 'without', 'difference'], pairs.flatMap(compareRows)),
      gate([
        ...pairs.flatMap((pair) => checkPair(pair, weights)),
        { what: 'the assertions of `perf/lighthouserc.cjs`', holds: isContent, found: 'lhci assert' },
      ]),
    ].join('\n\n'),
  );
}

takeOptions({ options: ['--quick'] });
await main();
