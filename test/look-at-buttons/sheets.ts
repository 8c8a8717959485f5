import { escaped, pictureHtml, type Sheet } from '../look-at-store/take-sheet';
import { CELL_WIDTH, cellHeight, HEIGHTS, type Height } from './take-cell';
import { STATES, type Looks, type Theme } from './visit';

/** A control by its name, with its pictures. */
export type Looked = readonly [label: string, looks: Looks];

const LABEL_WIDTH = 110;
const GAP = 6;

/** The name of a sheet's file. */
export const fileOf = (theme: Theme, height: Height): string => `theme-${theme}-${height}px.png`;

/** A theme's buttons of one height: a line for each button, a column for each state. */
export function buttonSheet(theme: Theme, height: Height, version: string, looked: readonly Looked[]): Sheet {
  const heads = ['', ...STATES].map((state) => `<b>${escaped(state)}</b>`).join('');
  const rows = looked.map(
    ([label, looks]) => `<b>${escaped(label)}</b>${STATES.map((state) => pictureHtml(looks[state][height])).join('')}`,
  );
  return {
    title: `Theme ${theme}, buttons of ${height} px`,
    lines: [`Karui ${version}`],
    width: LABEL_WIDTH + STATES.length * (CELL_WIDTH + GAP) + 48,
    scale: 2,
    style: `main { display: grid; grid-template-columns: ${LABEL_WIDTH}px repeat(${STATES.length}, ${CELL_WIDTH}px);
      gap: ${GAP}px; align-items: center; margin-top: 16px } img { inline-size: ${CELL_WIDTH}px; block-size: ${cellHeight(height)}px }`,
    content: `<main>${heads}${rows.join('')}</main>`,
  };
}

const sheetHtml = (file: string): string =>
  `<a href="${file}"><img src="${file}" alt="${file.slice(0, -'.png'.length).replaceAll('-', ' ')}"></a>`;

/** A page with all sheets, largest height last. */
export const indexHtml = (version: string, themes: readonly Theme[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Karui ${escaped(version)}: buttons</title>
<style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif } img { display: block; max-width: 100%; margin: 0 0 24px }</style>
<h1>Karui ${escaped(version)}: every button in every state</h1>
${themes
  .flatMap((theme) => HEIGHTS.map((height) => fileOf(theme, height)))
  .map(sheetHtml)
  .join('\n')}
</html>
`;
