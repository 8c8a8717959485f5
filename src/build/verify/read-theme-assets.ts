import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pkg from '../../../package.json' with { type: 'json' };
import { integrityOf, type BuiltFiles } from './built-file.ts';

/** The files of the last build for a theme's `assets/`. @throws if there is no build */
export function readThemeAssets(folder: string): BuiltFiles {
  if (!existsSync(folder)) throw new Error('There is no build yet: npm run build makes one');
  const files = readdirSync(folder).map((name) => {
    const content = readFileSync(join(folder, name));
    return { name, bytes: content.length, integrity: integrityOf(content), isLoaded: true, content };
  });
  return { version: pkg.version, files };
}
