import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';

/** Where the platform's own wallet script is, and what it does: it takes the elements that are free. */
export const PLATFORM_SCRIPT = '/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js';
const PLATFORM_TAG = `<script type="module" src="${PLATFORM_SCRIPT}" crossorigin="anonymous"></script>`;

/** Whether pages have the platform's tag, and where: in `content_for_header`, or before all that a theme writes into its head. */
export type PlatformTag = 'none' | 'header' | 'first';

/** What the platform puts into a page of its own accord. */
interface Platform {
  tag: PlatformTag;
  /** An asset's address, with the query that distinguishes a new version from an old one. */
  assetUrl(name: string): string;
  /** An app embed, which stands at the end of `content_for_header`; absent without one. */
  embed?: { folder: string; assetUrl(name: string): string } | undefined;
}

/** What every template knows of a page and its shop. */
const GLOBALS = {
  request: { locale: { iso_code: 'ja' } },
  shop: { enabled_payment_types: ['visa', 'shopify_pay', 'paypal'] },
  routes: { cart_url: '/cart' },
};

/** An app embed with its settings as they are at first, as the platform renders it. */
async function renderEmbed({ folder, assetUrl }: NonNullable<Platform['embed']>): Promise<string> {
  const engine = new Liquid({ root: join(folder, 'snippets'), extname: '.liquid', globals: GLOBALS });
  engine.registerFilter('asset_url', assetUrl);
  const [html = '', schema = ''] = readFileSync(join(folder, 'blocks/karui.liquid'), 'utf8').split('{% schema %}');
  const { settings } = JSON.parse(schema.split('{% endschema %}')[0]!) as {
    settings: { id: string; default?: string }[];
  };
  const usual = Object.fromEntries(settings.map(({ id, default: value }) => [id, value]));
  return (await engine.parseAndRender(html, { block: { settings: usual } })) as string;
}

const between = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

/** What a page of the demo store has in its head that is not the theme's: globals, as scripts, and the sheet of the platform's buttons. */
function headerOf(page: string): string {
  const head = between(page, /<head>([\s\S]*?)<\/head>/);
  const parts = /<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>|<link[^>]*\/portable-wallets\/[^>]*>/g;
  return [...head.matchAll(parts)].map(([part]) => part).join('\n');
}

/**
 * A page of the demo store in a theme's layout, as the platform renders it.
 *
 * @param theme the theme's folder
 * @param page HTML of the demo store, without the widget
 */
export async function renderPage(theme: string, page: string, { tag, assetUrl, embed }: Platform): Promise<string> {
  const engine = new Liquid({
    root: join(theme, 'layout'),
    partials: join(theme, 'snippets'),
    extname: '.liquid',
    globals: GLOBALS,
  });
  engine.registerFilter('asset_url', assetUrl);
  engine.registerFilter(
    'stylesheet_tag',
    (url: string) => `<link href="${url}" rel="stylesheet" type="text/css" media="all">`,
  );
  const html = (await engine.renderFile('theme', {
    page_title: between(page, /<title>(.*?)<\/title>/s),
    content_for_header:
      headerOf(page) + (tag === 'header' ? PLATFORM_TAG : '') + (embed ? await renderEmbed(embed) : ''),
    content_for_layout: between(page, /<body[^>]*>([\s\S]*)<\/body>/),
  })) as string;
  return tag === 'first' ? html.replace('<head>', `<head>${PLATFORM_TAG}`) : html;
}
