import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Plugin } from 'vite';
import pkg from '../../../package.json' with { type: 'json' };
import { THEME_PREFIX } from '../file-names.ts';
import { headParts } from '../head-parts.ts';
import { MEASURING_FILE, measuringScript, splitLines } from '../split/split-scripts.ts';
import { extensionFiles } from '../extension/extension-files.ts';
import { byHandHtml } from './by-hand-html.ts';
import { themeLiquid } from './theme-liquid.ts';
import { RENDER_LINE, SNIPPET_FILE } from './theme-names.ts';
import { USUAL_LANGUAGES } from './theme-options.ts';
import { themeScripts } from './theme-scripts.ts';

/** A zip stores the time of each file. A fixed time gives the same zip for every build. */
const MADE_AT = new Date(1980, 0, 1);

/** Files, by their names with the folders. */
type Files = ReadonlyMap<string, string>;

/** All that a theme gets, and all that a theme app extension consists of. */
async function filesForThemes(sources: string): Promise<{ theme: Files; extension: Files }> {
  const parts = await headParts(sources);
  const sheet = [`${THEME_PREFIX}skeleton.css`, parts.style] as const;
  const measuring = [`${THEME_PREFIX}${MEASURING_FILE}`, await measuringScript(sources)] as const;
  const assets = [...(await themeScripts(sources)), measuring, sheet];
  const liquid = themeLiquid({
    ...parts,
    platformRuns: false,
    languages: [USUAL_LANGUAGES],
  });
  const theme = new Map([
    ['by-hand.html', byHandHtml(pkg.version)],
    ['line-for-layout-theme.txt', `${RENDER_LINE}\n`],
    [SNIPPET_FILE, liquid],
    ...assets.map(([name, text]) => [`assets/${name}`, text] as const),
  ]);
  return { theme, extension: extensionFiles({ parts, lines: await splitLines(sources), assets }) };
}

/** Writes a folder anew, and a zip of it beside it. */
function writeWithZip(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const packed = Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)] as const));
  writeFileSync(`${folder}.zip`, zipSync(packed, { level: 9, mtime: MADE_AT }));
}

/**
 * Writes beside the build's folder, each with its zip: `<folder>-theme/`, the files for a theme and a page that explains how to install them
 * by hand, and `<folder>-extension/`, the same as a theme app extension.
 */
export function themeFiles(): Plugin {
  let root = '';
  return {
    name: 'karui:theme-files',
    configResolved: (config) => void (root = config.root),
    async writeBundle({ dir }) {
      const folder = resolve(root, dir!);
      const { theme, extension } = await filesForThemes(resolve(root, 'src'));
      writeWithZip(`${folder}-theme`, theme);
      writeWithZip(`${folder}-extension`, extension);
    },
  };
}
