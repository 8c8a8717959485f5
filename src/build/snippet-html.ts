import { tagAttributes, tagWithButtons, tagWithoutButtons, type HeadParts } from './head-parts.ts';

/** What a store's head needs to know of a build. */
export interface SnippetParts extends HeadParts {
  /** Where the build's files are served, with a slash at the end; a path, or an address on another origin. */
  base: string;
  /** Hash of the core's file, `sha256-…`. */
  integrity: string;
  /** Whether it is for pages that are sent with buttons in them. */
  hasButtons: boolean;
  /** Whether the platform's own wallet script is left to run. */
  platformRuns?: boolean;
  /** Version of the cart API; absent: the widget's own choice. */
  apiVersion?: string | undefined;
}

/** The lines that a server writes into the head of a page, before its style sheets. Every byte of it is in each page. */
export function snippetHtml(parts: SnippetParts): string {
  const { base, integrity, style, script, hasButtons, platformRuns = false, apiVersion } = parts;
  const files = {
    core: `src="${base}wallets.js" integrity="${integrity}"`,
    sheet: `href="${base}skeleton.css"`,
  };
  const attributes = tagAttributes({ platformRuns, apiVersion });
  return hasButtons
    ? `<style>${style}</style>\n${tagWithButtons(files, attributes)}\n<script>${script}</script>\n`
    : `${tagWithoutButtons(files, attributes)}\n<script>${script}</script>\n`;
}
