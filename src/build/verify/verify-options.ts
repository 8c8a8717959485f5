import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';
import { readWebAddress } from '../command/read-web-address.ts';

/** What `npm run verify` compares. */
export interface VerifyArguments {
  /** The served folder; its path ends with a slash. */
  address: URL;
  /** File to compare with, as it was given; absent for the last build. */
  manifest?: string | undefined;
  isTheme: boolean;
  isJson: boolean;
  page?: string | undefined;
  /** In milliseconds. */
  deadline: number;
}

const DEADLINE = 10;

const OPTIONS = {
  manifest: { values: '<file>', help: "manifest.json of a release's folder; that of the last build when absent" },
  page: {
    values: '<origin>',
    help: 'origin of the pages that load the files, where it is another one than the files’',
  },
  theme: { help: "the address is that of a theme's assets/; compares with what the last build has for themes" },
  deadline: { values: '<seconds>', help: `how long a file may take; ${DEADLINE} when absent` },
  json: { help: 'writes the report as JSON, for programs' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Compares what an address serves with what was built: each file that manifest.json lists, byte by byte, with its headers.

  npm run verify -- https://shop.example/karui/<version>/
  npm run --silent verify -- https://shop.example/karui/<version>/ --manifest=release/<version>/manifest.json --json

The manifest is read from the build or release on this machine, never from the address. Other files that the address may serve can't be
seen, because HTTP lists no folders. It ends with 0 where all is the same, with 1 where something differs, and with 2 where it was used wrongly.

${optionLines(OPTIONS)}
`;

function folderAddress(text: string): URL {
  const url = readWebAddress(text, 'The address');
  if (url.search || url.hash || url.username || !url.pathname.endsWith('/'))
    throw new Error(`The address has to be a folder's, with a slash at its end and nothing behind it: ${text}`);
  return url;
}

/** Reads a number of seconds up to 600, as milliseconds. @throws with a sentence that names what is wrong */
export function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new Error(`--deadline is a number of seconds up to 600, not ${text}`);
  return value * 1000;
}

/**
 * Reads the arguments; null for `--help`.
 *
 * @throws with a sentence for the developer if an argument is wrong
 */
export function readVerifyOptions(args: string[]): VerifyArguments | null {
  const { values, positionals } = readArguments(OPTIONS, args, true);
  if (values.help) return null;
  const { manifest, page, theme = false, json = false, deadline = `${DEADLINE}` } = values;
  const [address, another] = positionals;
  if (address === undefined || another !== undefined)
    throw new Error('Name one address: npm run verify -- https://shop.example/karui/<version>/');
  if (theme && manifest !== undefined)
    throw new Error('--theme compares with the last build, so --manifest has no effect beside it');
  return {
    address: folderAddress(address),
    manifest,
    isTheme: theme,
    isJson: json,
    page: page === undefined ? undefined : readWebAddress(page, '--page').origin,
    deadline: seconds(deadline),
  };
}
