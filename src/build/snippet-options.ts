import pkg from '../../package.json' with { type: 'json' };
import { HEAD_OPTIONS, headOptions, type HeadOptions } from './head-options.ts';
import { optionLines, readArguments, type OptionTable } from './command/read-options.ts';

/** What `npm run snippet` writes. */
export interface SnippetOptions extends HeadOptions {
  /** Where the files of the build are served; ends with a slash. */
  base: string;
  /** Whether it is for pages that are sent with buttons in them. */
  hasButtons: boolean;
  /** Whether a module for a server is written, and no snippet. */
  server: boolean;
}

const OPTIONS = {
  base: {
    values: '<address>',
    help: `where the build's files are served, with a slash at its end; /karui/${pkg.version}/ when absent`,
  },
  page: {
    values: 'buttons|other',
    choices: ['buttons', 'other'],
    help: 'buttons: for pages that are sent with buttons in them, when absent; other: for all others, which load nothing until a host comes',
  },
  ...HEAD_OPTIONS,
  server: { help: 'a module for a server that writes the buttons into its HTML, and no snippet; stands alone' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Writes what a store's head needs of the last build (npm run build makes one) to standard output.

  npm run --silent snippet -- --base=https://cdn.example/karui/ > snippet.html
  npm run --silent snippet -- --server > karui-server.mjs

${optionLines(OPTIONS)}
`;

/**
 * Reads the arguments; null for `--help`.
 *
 * @throws with a sentence for the developer if an option is wrong, or if one option makes another useless
 */
export function readOptions(args: string[]): SnippetOptions | null {
  const { values } = readArguments(OPTIONS, args);
  if (values.help) return null;
  const { base = `/karui/${pkg.version}/`, server = false } = values;
  if (!base.endsWith('/')) throw new Error(`--base has to end with a slash: ${base}`);
  if (server && Object.keys(values).length > 1)
    throw new Error('--server stands alone: no other option has an effect beside it');
  return { base, server, hasButtons: values.page !== 'other', ...headOptions(values) };
}
