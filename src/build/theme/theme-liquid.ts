import { THEME_PREFIX } from '../file-names.ts';
import { tagAttributes, tagOfSplit, tagWithButtons, tagWithoutButtons, type HeadParts } from '../head-parts.ts';
import { MEASURING_FILE, splitScript } from '../split/split-scripts.ts';
import { CART_HOST, PRODUCT_HOST } from '../../names.ts';
import { MADE_BY_KARUI } from './theme-names.ts';

/** What a theme's snippet needs besides where pages are split. */
export interface ThemeSplit {
  /** How many of a hundred new visits get Karui: a number, or Liquid that writes one. */
  percent: number | string;
  /** Liquid for pages that are not split after all, besides those of the theme editor; absent: none. */
  unless?: string;
  /** The compiled lines that decide the arm. */
  lines: string;
}

/** What a theme's snippet contains. */
export interface ThemeSnippet extends HeadParts {
  /** Whether the platform's own wallet script is left to run. */
  platformRuns: boolean;
  /** Languages of the pages that get it, in lower case; absent: all. */
  languages?: readonly string[] | undefined;
  /** Version of the cart API; absent: the widget's own choice. */
  apiVersion?: string | undefined;
  /** Absent: all visits get Karui, and nothing is compared. */
  split?: ThemeSplit | undefined;
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

/** The content of a page's template: a host in the layout, such as a drawer's, is seen when it comes. */
const CONTENT = 'content_for_layout';

/**
 * Finds out whether a page is sent with buttons. [?] Nobody has said whether a rendered snippet, or an app embed, can read
 * `content_for_layout`: where it is empty, the type of the page decides.
 */
const KNOWS_BUTTONS = `{%- assign karui_has_buttons = false -%}
{%- if ${CONTENT} contains '<${PRODUCT_HOST} ' or ${CONTENT} contains '<${CART_HOST} ' -%}{%- assign karui_has_buttons = true -%}{%- endif -%}
{%- if ${CONTENT} == blank -%}{%- if request.page_type == 'product' or request.page_type == 'cart' -%}{%- assign karui_has_buttons = true -%}{%- endif -%}{%- endif -%}
`;

/**
 * A page with the split's tag and script, or with the usual ones. What stands there without a split is the same to the byte: the marks of
 * Liquid take no line break away.
 */
function splitOr(usual: string, tags: string, script: string, { percent, unless, lines }: ThemeSplit): string {
  const measuring = `src="{{ '${THEME_PREFIX}${MEASURING_FILE}' | asset_url }}"`;
  return `{%- if ${unless ? `${unless} or ` : ''}request.design_mode -%}
${usual}{% else -%}
${tagOfSplit(tags, percent, measuring)}
<script>${splitScript(lines, script)}</script>
{% endif %}`;
}

/**
 * Text of `snippets/karui.liquid`, which a theme renders in its head.
 *
 * The module's address has no query: later files import the core without one, so with a query a second core would run. There is no
 * `integrity`, because the platform's server writes a comment into each script.
 */
export function themeLiquid(snippet: ThemeSnippet): string {
  const { style, script, languages, split } = snippet;
  const files = {
    core: `src="{{ '${THEME_PREFIX}wallets.js' | asset_url | split: '?' | first }}"`,
    sheet: `href="{{ '${THEME_PREFIX}skeleton.css' | asset_url }}"`,
  };
  const attributes = tagAttributes(snippet);
  const tags = `{%- if karui_has_buttons -%}
<style>${style}</style>
${tagWithButtons(files, attributes)}
{%- else -%}
${tagWithoutButtons(files, attributes)}
{%- endif -%}
`;
  const usual = `${tags}<script>${script}</script>\n`;
  const html = KNOWS_BUTTONS + (split ? splitOr(usual, tags, script, split) : usual);
  return `{%- comment -%} ${MADE_BY_KARUI} {%- endcomment -%}\n${languages ? whereSpoken(`'${languages.join(',')}'`, html) : html}`;
}
