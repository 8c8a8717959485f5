import { createHash } from 'node:crypto';
import { VIEW_CART } from '../core/words.ts';
import { templateAttributes, type HeadParts } from './head-parts.ts';

/** What a store's head needs to know of a build. */
export interface SnippetParts extends HeadParts {
  version: string;
  /** Where the build's files are served, with a slash at the end; a path, or an address on another origin. */
  base: string;
  /** File name of the entry and its hash, `sha256-…`. */
  entry: string;
  integrity: string;
  /** HTML of the logos that the first frame shows, see `inline-logos.ts`. */
  logos?: string;
  /** Whether the platform's own wallet script is left to run. */
  platformRuns?: boolean;
  /** Whether the widget loads with each page. */
  loadsWithPage?: boolean;
  /** Languages of the pages that get the buttons; absent: all. */
  languages?: readonly string[] | undefined;
  /** Version of the cart API; absent: the widget's own choice. */
  apiVersion?: string | undefined;
}

/** The hash of an inline text, as a content security policy names it. */
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The lines a merchant pastes into the head of a theme. */
export function snippetHtml({
  version,
  base,
  entry,
  integrity,
  remembered,
  script,
  style,
  logos = '',
  platformRuns = false,
  loadsWithPage = false,
  languages,
  apiVersion,
}: SnippetParts): string {
  const attributes = `integrity="${integrity}" crossorigin`;
  const scripts = remembered === undefined ? [script] : [remembered, script];
  const first = remembered === undefined ? '' : `<script>${remembered}</script>\n`;
  // Every byte of it is in each page: the explanations are in server.md and security.md.
  return `<!-- Karui ${version}: style-src ${cspHash(style)}; script-src ${scripts.map(cspHash).join(' ')} -->
<style>${style}</style>
${first}<template ${templateAttributes({ platformRuns, loadsWithPage, languages, apiVersion })}><script type="module" src="${base}${entry}" ${attributes}></script><a href="/cart">${VIEW_CART}</a>${logos}</template>
<script>${script}</script>
`;
}
