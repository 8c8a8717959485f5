/**
 * `npm run look`: pictures of our own buttons, of the last build.
 * --dialogs: of every dialog instead.
 * --store <address>: pictures and figures of a page of a real store instead, with the widget and without.
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lookAtButtons } from '../look-at-buttons/look-at-buttons';
import { lookAtDialogs } from '../look-at-dialogs/look-at-dialogs';
import { StoreTrouble } from '../proxy/trouble';
import { lookAtStore } from './look-at-store';
import { PageTrouble } from './page-trouble';

const BUTTONS = resolve(import.meta.dirname, '../look');
const DIALOGS = resolve(import.meta.dirname, '../../test-results/look-at-dialogs');
const STORES = resolve(import.meta.dirname, '../../test-results/look-at-store');

/** What is to be looked at; our own buttons where nothing is given. */
function readOptions(): { store?: string | undefined; dialogs?: boolean | undefined } {
  try {
    return parseArgs({ options: { store: { type: 'string' }, dialogs: { type: 'boolean' } } }).values;
  } catch {
    console.error(
      'npm run look takes one option: npm run look -- --dialogs, or npm run look -- --store https://shop.example/products/tea',
    );
    return process.exit(1);
  }
}

/** What is under way goes to standard error: standard output has the results alone. */
const tell = (line: string) => console.error(line);

async function look(): Promise<string[]> {
  const { store, dialogs } = readOptions();
  if (dialogs) return lookAtDialogs(DIALOGS, tell);
  if (store === undefined) return lookAtButtons(BUTTONS, tell);
  const { table, files } = await lookAtStore(store, STORES, { tell });
  console.log(`${table}\n`);
  return files;
}

try {
  for (const file of await look()) console.log(relative(process.cwd(), file));
} catch (error) {
  if (!(error instanceof StoreTrouble || error instanceof PageTrouble)) throw error;
  console.error(error.message);
  process.exit(1);
}
