import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pkg from '../../../../package.json' with { type: 'json' };
import type { CheckOptions } from '../check-options.ts';
import { Lacking } from '../finding.ts';
import { versionOf } from '../page/judge-page.ts';
import type { StorePage } from '../page/read-page.ts';
import { readThemeAssets } from './built-file.ts';
import { readManifest } from './read-manifest.ts';
import { verifyFolder } from './verify-folder.ts';

const dist = resolve(import.meta.dirname, '../../../../dist', pkg.version);

/** Where a page's files come from: the address of its entry. */
function entryOf(pages: readonly StorePage[]): URL {
  for (const { entries, address } of pages)
    for (const entry of entries) if (URL.canParse(entry, address)) return new URL(entry, address);
  throw new Lacking('the page has nothing of Karui: --path names another page, --served the folder of the files');
}

/** The path of what was released, as a manifest or as a theme's `assets/`. */
function releasedPath({ files }: CheckOptions, entry: URL | null): string {
  // npm runs this in the project's folder, so the path is resolved from where the user typed the command.
  if (files !== undefined) return resolve(process.env['INIT_CWD'] ?? '', files);
  const version = entry && versionOf(entry.href);
  if (version && version !== pkg.version)
    throw new Lacking(
      `the page has ${version}, and this copy is ${pkg.version}: --files names the folder of that release`,
    );
  const built = entry && /\/karui-[^/]*$/.test(entry.pathname) ? `${dist}-theme/assets` : dist;
  if (!existsSync(built)) throw new Lacking('there is no build yet: npm run build makes one, --files names a release');
  return built;
}

function readReleased(path: string) {
  if (!existsSync(path)) throw new Error(`there is no ${path}: npm run build makes one, --files names another`);
  if (!statSync(path).isDirectory()) return { ...readManifest(path), isTheme: false };
  const manifest = join(path, 'manifest.json');
  return existsSync(manifest)
    ? { ...readManifest(manifest), isTheme: false }
    : { ...readThemeAssets(path), isTheme: true };
}

/** Compares what is served with what was released, byte by byte. */
export async function checkServed(options: CheckOptions, pages: readonly StorePage[]) {
  const entry = options.served ? null : entryOf(pages);
  const { version, files, isTheme } = readReleased(releasedPath(options, entry));
  const folder = options.served ?? new URL('.', entry!);
  const page = options.page?.origin;
  const findings = await verifyFolder(folder, files, { deadline: options.deadline, page, isTheme });
  const changed = new Set(findings.filter(({ isWrong }) => isWrong).map(({ about }) => about)).size;
  const verdict =
    changed > 0
      ? `${changed} of the ${files.length} files of ${version} are not`
      : `the ${files.length} files of ${version} are`;
  return { summary: `${verdict} served as they were released by ${folder.href}`, findings };
}
