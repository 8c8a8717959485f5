import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { walletOfLogo } from '../core/lib/logo-name.ts';
import type * as Wallets from '../core/wallets.ts';
import { runBundled } from './bundle.ts';

/** What must be encoded in a data address in a page, besides quotes; braces, because Shopify's template language Liquid reads them. */
const RESERVED = /[%#&{}]/g;

/**
 * Matches a drawing of plain shapes, which looks the same in a page as in a file: the page's styles and content policy do not affect it.
 */
const PLAIN =
  /^<svg( (xmlns|viewBox|fill)="[^"]*")*>(\s|<\/g>|<(g|path|circle|ellipse|rect|line|polyline|polygon)( (?!id|class|style|on|href)[a-z\d-]+="[^"]*")*\s*\/?>)*<\/svg>$/;

/**
 * A logo as HTML, with its file name as `id`. A plain drawing becomes inline SVG, because a browser needs several times as long to draw an
 * image: each image is a document of its own. Any other drawing becomes an image with a data address.
 *
 * @param file its file name without the extension
 * @param svg text of the file
 * @param label the wallet's name, as shoppers read it
 */
export function inlineLogo(file: string, svg: string, label: string): string {
  // Shapes inherit from the page what they do not set themselves, and a theme may give all shapes a stroke.
  if (PLAIN.test(svg)) return svg.replace(/^<svg( xmlns="[^"]*")?/, `<svg id="${file}" height="52%" stroke="none"`);
  const address = `data:image/svg+xml,${svg.replaceAll('"', "'").replace(RESERVED, encodeURIComponent)}`;
  return `<img id="${file}" alt="${label}" src="${address}">`;
}

/** A logo of a wallet as HTML. */
export interface WalletLogo {
  /** The wallet's name in markup. */
  wallet: string;
  html: string;
}

/**
 * The wallets' logos as HTML, one entry for each file: a wallet may have a second logo for dark backgrounds.
 *
 * @param sources the folder `src`
 * @param parent the folder that contains `logos`: `src`, or a build whose logos a merchant may have replaced
 * @param named the wallets, by their names in markup; absent for all
 */
export async function walletLogos(
  sources: string,
  parent = sources,
  named?: readonly string[],
): Promise<readonly WalletLogo[]> {
  const { wallets } = await runBundled<typeof Wallets>(resolve(sources, 'core/wallets.ts'));
  const folder = join(parent, 'logos');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return files.flatMap((name) => {
    const file = name.slice(0, -'.svg'.length);
    const wallet = walletOfLogo(file);
    const label = wallets[wallet as keyof typeof wallets]?.label;
    // A file of no wallet is never shown.
    if (!label || !(named?.includes(wallet) ?? true)) return [];
    return { wallet, html: inlineLogo(file, readFileSync(join(folder, name), 'utf8').trim(), label) };
  });
}

/** The same logos as one text, for the snippet's template. */
export const inlineLogos = async (...which: Parameters<typeof walletLogos>): Promise<string> =>
  (await walletLogos(...which)).map(({ html }) => html).join('');
