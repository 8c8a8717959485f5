import type { HeadParts } from '../head-parts.ts';
import { themeLiquid } from '../theme/theme-liquid.ts';
import { blockLiquid, BLOCK_FILE, SPLIT_OF_BLOCK } from './block-liquid.ts';
import { localeJson } from './settings.ts';

/** What the extension shares with the files for a theme. */
interface Shared {
  parts: HeadParts;
  /** The compiled lines that decide a visit's arm. */
  lines: string;
  /** File name → text. */
  assets: readonly (readonly [string, string])[];
}

/**
 * The files of a theme app extension with Karui as an app embed, file name → text. `.github/docs/app-embed.md` says what to do with them.
 */
export const extensionFiles = ({ parts, lines, assets }: Shared): ReadonlyMap<string, string> =>
  new Map([
    ['shopify.extension.toml', 'name = "Karui"\ntype = "theme"\n'],
    ['blocks/karui.liquid', blockLiquid()],
    [
      `snippets/${BLOCK_FILE}.liquid`,
      themeLiquid({ ...parts, platformRuns: false, split: { ...SPLIT_OF_BLOCK, lines } }),
    ],
    ['locales/en.default.json', '{}\n'],
    ['locales/en.default.schema.json', localeJson('en')],
    ['locales/ja.schema.json', localeJson('ja')],
    ...assets.map(([name, text]) => [`assets/${name}`, text] as const),
  ]);
