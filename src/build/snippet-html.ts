import { tagAttributes, tagOfSplit, tagWithButtons, tagWithoutButtons, type HeadParts } from './head-parts.ts';
import { MEASURING_FILE, splitScript } from './split/split-scripts.ts';

/** What the head of a page needs besides that is split. */
export interface Split {
  /** How many of a hundred new visits get Karui. */
  percent: number;
  /** The compiled lines that decide the arm. */
  lines: string;
  /** Hash of the file that measures, `sha256-…`. */
  integrity: string;
}

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
  /** Absent: all visits get Karui, and nothing is compared. */
  split?: Split | undefined;
}

/** The lines that a server writes into the head of a page, before its style sheets. Every byte of it is in each page. */
export function snippetHtml(parts: SnippetParts): string {
  const { base, integrity, style, script, hasButtons, platformRuns = false, apiVersion, split } = parts;
  const files = {
    core: `src="${base}wallets.js" integrity="${integrity}"`,
    sheet: `href="${base}skeleton.css"`,
  };
  const attributes = tagAttributes({ platformRuns, apiVersion });
  const tag = hasButtons
    ? `<style>${style}</style>\n${tagWithButtons(files, attributes)}`
    : tagWithoutButtons(files, attributes);
  if (!split) return `${tag}\n<script>${script}</script>\n`;
  const measuring = `src="${base}${MEASURING_FILE}" integrity="${split.integrity}"`;
  return `${tagOfSplit(tag, split.percent, measuring)}\n<script>${splitScript(split.lines, script)}</script>\n`;
}
