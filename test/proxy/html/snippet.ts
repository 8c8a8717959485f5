import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnippet } from '../../store/pages/widget/boot-snippet';

/** The built snippet: what a merchant pastes. */
export interface Snippet {
  html: string;
  /** Of the script in it, and the nonce of the core's tag: `'strict-dynamic'` asks for one. */
  scriptSources: readonly string[];
  styleHashes: readonly string[];
}

/** How a content policy names an inline text. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Reads the snippet of a build.
 *
 * @param folder such as `dist/1.2.3`
 * @throws when there is no build
 */
export function readBuiltSnippet(folder: string): Snippet {
  const html = readFileSync(join(folder, 'snippet.html'), 'utf8');
  const parts = readSnippet(html);
  if (!parts) throw new Error(`${folder}/snippet.html is not the snippet`);
  const nonce = randomBytes(16).toString('base64');
  return {
    html: html.replace('<script type="module"', `<script nonce="${nonce}" type="module"`),
    scriptSources: [cspHash(parts.script), `'nonce-${nonce}'`],
    styleHashes: [cspHash(parts.style)],
  };
}
