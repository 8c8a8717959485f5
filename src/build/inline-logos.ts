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

/** A logo of a wallet as HTML. */
export interface WalletLogo {
  /** The wallet's name in markup. */
  wallet: string;
  html: string;
}

/**
 * The wallets' logos as HTML, one by one: a wallet may have another one for a dark ground.
 *
 * @param sources the folder `src`
 * @param parent what the folder `logos` is in: `src`, or a build, whose logos a merchant may have replaced
 * @param named the wallets, by their names in markup; all of them where it is absent
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
    const wallet = file.replace('-on-light', '').replaceAll('-', '_');
    const label = wallets[wallet as keyof typeof wallets]?.label;
    // A file of no wallet is never shown.
    if (!label || !(named?.includes(wallet) ?? true)) return [];
    return { wallet, html: inlineLogo(file, readFileSync(join(folder, name), 'utf8').trim(), label) };
  });
}

/** The same logos as one text, for the snippet's template. */
export const inlineLogos = async (...which: Parameters<typeof walletLogos>): Promise<string> =>
  (await walletLogos(...which)).map(({ html }) => html).join('');
