import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { CART_SKELETON, COMPAT_MEMORY, ELEMENTS, BUYER_CONSENT_ID, OWN_BUTTON, OWN_BUTTON_AROUND } from '../names.ts';

/** Old enough for the browsers that the script tidies up for. */
const TARGET = 'es2015';

const { productHost, cartHost } = ELEMENTS;

/** The names that stand in the scripts' place holders. */
const NAMES = {
  BOOT_HOST: productHost,
  BOOT_CART_SUFFIX: cartHost.slice(productHost.length),
  // All that a server writes into a product host is its skeleton.
  BOOT_LEFTOVERS: `>*,.${CART_SKELETON},#${BUYER_CONSENT_ID}`,
  BOOT_AROUND: OWN_BUTTON_AROUND,
  BOOT_OWN_BUTTON: OWN_BUTTON,
  BOOT_MEMORY: COMPAT_MEMORY,
};

/**
 * Compiles a script of the snippet: one line of ES2015 without a module's syntax, to be written into a page or served as a file.
 *
 * @param source path of `snippet.ts` or `remembered.ts`
 * @throws Error when the source can't be compiled
 */
export async function buildSnippet(source: string): Promise<string> {
  const define = Object.fromEntries(Object.entries(NAMES).map(([name, text]) => [name, JSON.stringify(text)]));
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { target: TARGET, define });
  const minified = minifySync(basename(source, '.ts') + '.js', code, {
    module: false,
    compress: { target: TARGET },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true },
  });
  const [error] = minified.errors;
  if (error) throw new Error(`${source}: ${error.message}`);
  return minified.code.trim();
}
