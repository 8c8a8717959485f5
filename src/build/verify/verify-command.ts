/**
 * `npm run verify -- <address>`: compares what an address serves with what was built. `--help` lists the options, which are in
 * `verify-options.ts`.
 */
import { resolve } from 'node:path';
import pkg from '../../../package.json' with { type: 'json' };
import { readManifest } from './read-manifest.ts';
import { readThemeAssets } from './built-file.ts';
import { asJson, asText, isSame } from './report.ts';
import { sayWhy } from '../command/say-why.ts';
import { verifyFolder } from './verify-folder.ts';
import { HELP, readVerifyOptions, type VerifyArguments } from './verify-options.ts';

const dist = resolve(import.meta.dirname, '../../../dist', pkg.version);

function builtFiles({ isTheme, manifest }: VerifyArguments) {
  if (isTheme) return readThemeAssets(`${dist}-theme/assets`);
  // npm runs this in the project's folder, so the path is resolved from where the user typed the command.
  const named = manifest && resolve(process.env['INIT_CWD'] ?? '', manifest);
  return readManifest(named ?? resolve(dist, 'manifest.json'));
}

try {
  const options = readVerifyOptions(process.argv.slice(2));
  if (options) {
    const { address, isJson } = options;
    const built = builtFiles(options);
    const findings = await verifyFolder(address, built.files, options);
    const comparison = { ...built, address: address.href, findings };
    console.log(isJson ? asJson(comparison) : asText(comparison));
    process.exitCode = isSame(comparison) ? 0 : 1;
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 2;
}
