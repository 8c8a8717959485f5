import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };

/** Of the widget, and of the demo store. */
const BUILDS = [`dist/${pkg.version}/manifest.json`, 'test/store/dist'];

/** Ends the process with one line where a build is missing: pages without the widget would be waited for in vain. */
export function needBuild(root = resolve(import.meta.dirname, '../..')): void {
  const missing = BUILDS.find((path) => !existsSync(resolve(root, path)));
  if (missing === undefined) return;
  console.error(`There is no ${missing} yet: npm start or npm test makes it.`);
  process.exit(1);
}
