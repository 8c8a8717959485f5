import { createHash } from 'node:crypto';
import { VIEW_CART } from '../core/words.ts';
import { SNIPPET_TEMPLATE } from '../names.ts';

/** What a store's head needs to know of a build. */
export interface SnippetParts {
  version: string;
  /** Where the build's files are served, with a slash at the end; a path, or an address on another origin. */
  base: string;
  /** File name of the entry and its hash, `sha256-…`. */
  entry: string;
  integrity: string;
  /** Text of a first script, which applies what the compat pass remembers; absent where that is part of the last one. */
  remembered?: string;
  /** Text of the boot script and of the skeleton's style. */
  script: string;
  style: string;
  /** HTML of the logos that are to be there with the first frame, see `inline-logos.ts`. */
  logos?: string;
}

/** A content security policy's name for an inline text. */
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
}: SnippetParts): string {
  const attributes = `integrity="${integrity}" crossorigin`;
  const scripts = remembered === undefined ? [script] : [remembered, script];
  const first = remembered === undefined ? '' : `<script>${remembered}</script>\n`;
  // Shoppers pay for every word of it: what there is to know about it stands in the README.
  return `<!-- Karui ${version}: style-src ${cspHash(style)}; script-src ${scripts.map(cspHash).join(' ')} -->
<style>${style}</style>
${first}<template ${SNIPPET_TEMPLATE}><script type="module" src="${base}${entry}" ${attributes}></script><a href="/cart">${VIEW_CART}</a>${logos}</template>
<script>${script}</script>
`;
}
