import { VIEW_CART } from '../../core/words.ts';
import { THEME_PREFIX } from '../file-names.ts';
import { templateAttributes, type HeadParts } from '../head-parts.ts';
import type { WalletLogo } from '../inline-logos.ts';
import { MADE_BY_KARUI } from './theme-names.ts';

/** The platform's names of a wallet in `shop.enabled_payment_types`; some wallets have had more than one. */
const PAYMENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  shop_pay: ['shopify_pay', 'shop_pay'],
  apple_pay: ['apple_pay'],
  google_pay: ['google_pay', 'android_pay'],
  paypal: ['paypal'],
  venmo: ['venmo'],
  amazon_pay: ['amazon_payments', 'amazon_pay', 'amazon'],
  facebook_pay: ['facebook_pay', 'meta_pay'],
  buy_with_prime: ['buy_with_prime'],
};

/** What a theme's snippet contains. */
export interface ThemeSnippet extends HeadParts {
  logos: readonly WalletLogo[];
  /** Whether every page has these logos. If false, a page has the logos of the wallets that the shop says it accepts. */
  areNamed: boolean;
  /** Whether the platform's own wallet script is left to run. */
  platformRuns: boolean;
  /** Whether the widget loads with each page. */
  loadsWithPage: boolean;
  /** Languages of the pages that get it, in lower case; absent: all. */
  languages?: readonly string[] | undefined;
  /** Version of the cart API; absent: the widget's own choice. */
  apiVersion?: string | undefined;
  /** Whether an app embed renders it, with `wallets`, a list of names, and `logos`, `inline` or `files`. */
  isEmbed?: boolean;
}

/**
 * A wallet's logos, for pages of shops that accept the wallet or do not say what they accept. A logo that is left out is fetched when
 * it is needed.
 */
function whereTaken(wallet: string, html: string): string {
  const isTaken = (PAYMENT_TYPES[wallet] ?? []).map((type) => ` or karui_types contains '${type}'`).join('');
  return `{%- if karui_types == blank${isTaken} -%}${html}{%- endif -%}`;
}

function logosHtml({ logos, areNamed, isEmbed }: ThemeSnippet): string {
  const html = new Map<string, string>();
  for (const logo of logos) html.set(logo.wallet, (html.get(logo.wallet) ?? '') + logo.html);
  const parts = [...html].map(([wallet, drawn]) => (areNamed ? drawn : whereTaken(wallet, drawn)));
  const drawn = parts.map((part) => `  ${part}\n`).join('');
  return isEmbed ? `{%- if logos != 'files' -%}\n${drawn}{%- endif -%}\n` : drawn;
}

/**
 * Liquid for pages in some languages only. On others nothing of it stands, and the platform's buttons run. A page in `pt-BR` also
 * counts as `pt`.
 *
 * @param languages a Liquid expression for the codes in lower case, with commas between them
 */
export const whereSpoken = (languages: string, html: string): string =>
  `{%- assign karui_languages = ${languages} | split: ',' -%}
{%- assign karui_language = request.locale.iso_code | downcase -%}
{%- assign karui_main_language = karui_language | split: '-' | first -%}
{%- if karui_languages contains karui_language or karui_languages contains karui_main_language or karui_languages contains 'all' -%}
${html}{%- endif -%}
`;

/**
 * Text of `snippets/karui.liquid`, which a theme renders in its head.
 *
 * The module's address has no query: later files import the core without one, so with a query a second core would run. There is no
 * `integrity`, because the platform's server writes a comment into each script.
 */
export function themeLiquid(snippet: ThemeSnippet): string {
  const { style, remembered, script, logos, areNamed, languages, isEmbed } = snippet;
  const taken = isEmbed ? 'wallets | default: shop.enabled_payment_types' : 'shop.enabled_payment_types';
  const types = logos.length > 0 && !areNamed ? `{%- assign karui_types = ${taken} -%}\n` : '';
  const first = remembered === undefined ? '' : `<script>${remembered}</script>\n`;
  const html = `${types}<style>${style}</style>
${first}<template ${templateAttributes({ ...snippet, languages: undefined })}>
  <script type="module" src="{{ '${THEME_PREFIX}wallets.js' | asset_url | split: '?' | first }}"></script>
  <a href="{{ routes.cart_url }}">${VIEW_CART}</a>
${logosHtml(snippet)}</template>
<script>${script}</script>
`;
  return `{%- comment -%} ${MADE_BY_KARUI} {%- endcomment -%}\n${languages ? whereSpoken(`'${languages.join(',')}'`, html) : html}`;
}
