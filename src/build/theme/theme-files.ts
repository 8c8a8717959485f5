import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Plugin } from 'vite';
import pkg from '../../../package.json' with { type: 'json' };
import { IN_THEME } from '../file-names.ts';
import { headParts } from '../head-parts.ts';
import { walletLogos } from '../inline-logos.ts';
import { byHandHtml } from './by-hand-html.ts';
import { logoAssets } from './theme-assets.ts';
import { themeLiquid } from './theme-liquid.ts';
import { RENDER_LINE, SNIPPET_FILE } from './theme-names.ts';
import { USUAL_LANGUAGES } from './theme-options.ts';
import { themeScripts } from './theme-scripts.ts';

/** A zip stores the time of each file. A fixed time gives the same zip for every build. */
const MADE_AT = new Date(1980, 0, 1);

/** All that a theme gets, file name → text. */
async function filesForThemes(sources: string): Promise<ReadonlyMap<string, string>> {
  const assets = [...(await themeScripts(sources)), ...logoAssets(sources)];
  const parts = await headParts(sources, true, IN_THEME);
  const logos = await walletLogos(sources);
  const liquid = themeLiquid({
    ...parts,
    logos,
    areNamed: false,
    platformRuns: false,
    loadsWithPage: false,
    languages: [USUAL_LANGUAGES],
  });
  return new Map([
    ['by-hand.html', byHandHtml(pkg.version)],
    ['line-for-layout-theme.txt', `${RENDER_LINE}\n`],
    [SNIPPET_FILE, liquid],
    ...assets.map(([name, text]) => [`assets/${name}`, text] as const),
  ]);
}

/**
 * Writes `<folder>-theme/` beside the build's folder, and the same as `<folder>-theme.zip`: the files for a theme, and a page that explains
 * how to install them by hand.
 */
export function themeFiles(): Plugin {
  let root = '';
  return {
    name: 'karui:theme-files',
    configResolved: (config) => void (root = config.root),
    async writeBundle({ dir }) {
      const folder = `${resolve(root, dir!)}-theme`;
      const files = await filesForThemes(resolve(root, 'src'));
      rmSync(folder, { recursive: true, force: true });
      for (const [name, text] of files) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const packed = Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)] as const));
      writeFileSync(`${folder}.zip`, zipSync(packed, { level: 9, mtime: MADE_AT }));
    },
  };
}
