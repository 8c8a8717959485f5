import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pkg from '../../../package.json' with { type: 'json' };
import { THEME_PREFIX } from '../file-names.ts';
import { tellBundler } from './find-bundler.ts';
import { findButtons, tellButtons } from './find-buttons.ts';
import { quotePath } from './quote-path.ts';
import { addLine, renderedAt } from './render-line.ts';
import { missingIn, readTheme, writeTexts } from './theme-folder.ts';
import { LAYOUT_FILE, RENDER_LINE, SNIPPET_FILE } from './theme-names.ts';

/** What a theme gets. */
export interface ThemeContent {
  /** File name → text. */
  assets: ReadonlyMap<string, string>;
  /** Text of the snippet. */
  liquid: string;
  /** What of the theme's own styles is in the snippet, line by line. */
  matched?: readonly string[];
}

/**
 * Puts the widget into a theme. Keeps the assets of the version that it replaces, because open tabs still request them; deletes older ones.
 *
 * @param path of the theme's folder
 * @returns what was done, line by line
 * @throws with a sentence for the merchant, before anything is written
 */
export function putIntoTheme(path: string, { assets, liquid, matched = [] }: ThemeContent): string[] {
  const { layout, snippet, version, assets: there, isWhole } = readTheme(path);
  if (snippet !== null && version === null)
    throw new Error(`${SNIPPET_FILE} is there and not of this command: give that snippet another name first`);
  const line = renderedAt(layout);
  if (line !== null && version === null)
    throw new Error(`${LAYOUT_FILE} has ${RENDER_LINE} by hand in line ${line}: take it out first`);
  const withLine = line === null ? addLine(layout) : layout;
  if (withLine === null)
    throw new Error(
      `${LAYOUT_FILE} has no <head>, which is where Karui goes: write ${RENDER_LINE} by hand where its head is, before {{ content_for_header }}`,
    );

  // All is read before the first file is written: what is wrong with the folder leaves it as it was.
  const inAssets = missingIn(path, new Map([...assets].map(([name, text]) => [`assets/${name}`, text] as const)));
  const others = missingIn(
    path,
    new Map([[SNIPPET_FILE, liquid], ...(line === null ? [[LAYOUT_FILE, withLine] as const] : [])]),
  );
  const told = [...tellButtons(findButtons(path), isWhole), ...matched, ...[tellBundler(path) ?? []].flat()];

  const done: string[] = [];
  writeTexts(path, inAssets);
  if (inAssets.size) done.push(`assets/${THEME_PREFIX}*: ${inAssets.size} files written`);
  writeTexts(path, others);
  if (others.has(SNIPPET_FILE)) done.push(`${SNIPPET_FILE}: written`);
  if (line === null) done.push(`${LAYOUT_FILE}, line ${renderedAt(withLine)}: ${RENDER_LINE} added`);
  // A second run of a version does not know which one was there before.
  const isNewer = version !== null && version !== pkg.version;
  const old = [...there].filter(([, of]) => isNewer && of !== version && of !== pkg.version);
  for (const [name] of old) rmSync(join(path, 'assets', name));
  if (isNewer) done.push(`assets/karui-${version}-*: left for tabs that are open`);
  if (old.length) done.push(`${[...new Set(old.map(([, of]) => `assets/karui-${of}-*`))].join(', ')}: removed`);
  const push = `shopify theme push --path ${quotePath(path)}`;
  return [
    `Karui ${pkg.version} in ${path}`,
    ...(done.length ? done : ['nothing to change: it is there already']),
    ...told,
    isWhole
      ? `next: ${push} --unpublished (beside the live theme: look at the copy, then publish it)`
      : `next: duplicate the theme in the admin, then ${push} --nodelete to the copy (this folder is not the whole theme)`,
  ];
}
