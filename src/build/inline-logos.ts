import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an address can't have in it as it is, besides quotes: those become the ones that need no escape in a script. */
const RESERVED = /[%#]/g;

/**
 * The wallets' logos as data addresses, by the names of their files without the ending.
 *
 * @param parent what the folder `logos` is in: `src`, or a build, whose logos a merchant may have replaced
 */
export function inlineLogos(parent: string): Record<string, string> {
  const folder = join(parent, 'logos');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    files.map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8').trim().replaceAll('"', "'");
      return [file.slice(0, -'.svg'.length), `data:image/svg+xml,${svg.replace(RESERVED, encodeURIComponent)}`];
    }),
  );
}
