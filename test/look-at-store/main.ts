/** `npm run look -- --store https://shop.example/products/x`: pictures and figures of a page, with the widget and without. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StoreTrouble } from '../proxy/trouble';
import { lookAtStore } from './look-at-store';
import { PageTrouble } from './page-trouble';

const FOLDER = resolve(import.meta.dirname, '../../test-results/look-at-store');

try {
  const { values } = parseArgs({ options: { store: { type: 'string' } } });
  const { table, files } = await lookAtStore(values.store ?? '', FOLDER);
  console.log(`${table}\n`);
  for (const file of files) console.log(relative(process.cwd(), file));
} catch (error) {
  if (!(error instanceof StoreTrouble || error instanceof PageTrouble)) throw error;
  console.error(error.message);
  process.exit(1);
}
