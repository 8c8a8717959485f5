import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { optimize } from 'svgo';
import type { LogoShape } from '../button/logo.tsx';

const FOLDER = resolve(import.meta.dirname, '../button/logos');

/** A drawing that consists of paths alone: the page's styles and content policy do not affect it. */
const DRAWING =
  /^<svg xmlns="[^"]*" viewBox="([^"]*)">((?:<path(?: (?:d|fill|stroke|stroke-[a-z]+)="[^"]*")+ ?\/>)+)<\/svg>$/;

/**
 * How high a drawing is in the core, in units: a phone's button has one to two for each device pixel, so nobody sees that its points are
 * whole units.
 */
const HEIGHT = 110.4;

/** The drawing in the core's units. */
function scaled(svg: string): string {
  const scale = HEIGHT / Number(/viewBox="\S+ \S+ \S+ ([\d.]+)"/.exec(svg)?.[1]);
  const box = (text: string): string => {
    const [left, top, width, height] = text.split(' ').map((unit) => Number((Number(unit) * scale).toFixed(1)));
    // Its right edge is free.
    return [left, top, Math.ceil(width!), height].join(' ');
  };
  return svg.replace(/(?<=viewBox=")[^"]*/, box).replaceAll('<path ', `<path transform="scale(${scale})" `);
}

/**
 * Writes the paths of a drawing shorter. Each point is measured from the one before it: so a letter is the same text wherever it stands,
 * and compresses to nothing.
 */
const shorten = (svg: string): string =>
  optimize(scaled(svg), {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: false } }],
    multipass: true,
  }).data;

/**
 * Reads a logo's drawing.
 *
 * @param name its file name without the extension
 * @throws Error for a file that is anything but paths in a `viewBox`
 */
export function readLogoShape(name: string, svg: string): LogoShape {
  const [, viewBox, paths] = DRAWING.exec(shorten(svg).trim()) ?? [];
  if (!viewBox || !paths)
    throw new Error(
      `logos/${name}.svg: a logo is one <svg> with a viewBox, and in it <path> elements with d, fill and stroke`,
    );
  const attributes = (path: string) =>
    [...path.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
  return [
    viewBox,
    ...paths
      .split('/>')
      .slice(0, -1)
      .map((path) => Object.fromEntries(attributes(path))),
  ];
}

/** Every logo's drawing, by its file name without the extension. */
export const logoShapes = (): Readonly<Record<string, LogoShape>> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.svg'))
      .toSorted()
      .map((file) => file.slice(0, -'.svg'.length))
      .map((name) => [name, readLogoShape(name, readFileSync(resolve(FOLDER, `${name}.svg`), 'utf8'))]),
  );

/** What the build and the tests write into the sources in the place of `__LOGO_SHAPES__`. */
export const logoDefine = { __LOGO_SHAPES__: JSON.stringify(logoShapes()) };
