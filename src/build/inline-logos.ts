import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as Wallets from '../core/wallets.ts';
import { runBundled } from './bundle.ts';

/** What must be encoded in a data address in a page, besides quotes; braces, because Shopify's template language Liquid reads them. */
const RESERVED = /[%#&{}]/g;

/** A drawing that is the same in a page as in a file: shapes, and nothing that the page's styles or its content policy have a say in. */
const PLAIN =
  /^<svg( (xmlns|viewBox|fill)="[^"]*")*>(\s|<\/g>|<(g|path|circle|ellipse|rect|line|polyline|polygon)( (?!id|class|style|on|href)[a-z\d-]+="[^"]*")*\s*\/?>)*<\/svg>$/;

/**
 * A logo as HTML, named by its `id`. A plain drawing stands in the page as it is: to draw an image takes a browser several times as long,
 * because each is a document of its own to it. Any other is an image with a data address.
 *
 * @param file its file's name without the ending
 * @param svg text of the file
 * @param label the wallet's name to shoppers
 */
export function inlineLogo(file: string, svg: string, label: string): string {
  // Shapes inherit from the page what they do not set themselves, and a theme may give all shapes a stroke.
  if (PLAIN.test(svg)) return svg.replace(/^<svg( xmlns="[^"]*")?/, `<svg id="${file}" height="52%" stroke="none"`);
  const address = `data:image/svg+xml,${svg.replaceAll('"', "'").replace(RESERVED, encodeURIComponent)}`;
  return `<img id="${file}" alt="${label}" src="${address}">`;
}

/**
 * The wallets' logos as HTML, for the snippet's template.
 *
 * @param sources the folder `src`
 * @param parent what the folder `logos` is in: `src`, or a build, whose logos a merchant may have replaced
 * @param named the wallets, by their names in markup; all of them where it is absent
 */
export async function inlineLogos(sources: string, parent = sources, named?: readonly string[]): Promise<string> {
  const { wallets } = await runBundled<typeof Wallets>(resolve(sources, 'core/wallets.ts'));
  const folder = join(parent, 'logos');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const logos = files.map((name) => {
    const file = name.slice(0, -'.svg'.length);
    const wallet = file.replace('-on-light', '').replaceAll('-', '_');
    const label = wallets[wallet as keyof typeof wallets]?.label;
    // A file of no wallet is never shown.
    return label && (named?.includes(wallet) ?? true)
      ? inlineLogo(file, readFileSync(join(folder, name), 'utf8').trim(), label)
      : '';
  });
  return logos.join('');
}
