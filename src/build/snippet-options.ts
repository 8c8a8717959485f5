import { parseArgs } from 'node:util';
import pkg from '../../package.json' with { type: 'json' };

/** What `npm run snippet` is asked to write. */
export interface SnippetOptions {
  /** Where the files of the build are served; ends with a slash. */
  base: string;
  /** Whether a module for a server is written, and no snippet. */
  server: boolean;
  /** Whether the logos stand in the snippet. */
  hasLogos: boolean;
  /** Whether the snippet paints buttons before the widget is there. */
  isPainted: boolean;
}

interface OptionRow {
  /** What may be given; absent where the option stands without a value. */
  values?: string;
  /** The only values that may be given; anything else is a mistake, and nothing is written. */
  choices?: readonly string[];
  /** What it does, for `--help`. */
  help: string;
}

const OPTIONS = {
  base: {
    values: '<address>',
    help: `where the build's files are served, with a slash at its end; /karui/${pkg.version}/ when absent`,
  },
  logos: {
    values: 'files|inline',
    choices: ['files', 'inline'],
    help: 'files: requested once the buttons are painted, when absent; inline: in the snippet, 2.5 kB more in each page',
  },
  paint: {
    values: 'on|off',
    choices: ['on', 'off'],
    help: 'on: buttons with the first frame, when absent; off: skeletons until the widget comes, 3 kB less in each page',
  },
  server: { help: 'a module for a server that writes the buttons into its HTML, and no snippet; stands alone' },
  help: { help: 'this text' },
} as const satisfies Readonly<Record<string, OptionRow>>;

const rows: readonly [name: string, row: OptionRow][] = Object.entries(OPTIONS);
const asTyped = ([name, { values }]: (typeof rows)[number]) => (values ? `--${name}=${values}` : `--${name}`);

/** What `--help` prints. */
export const HELP = `Writes what a store's head needs of the last build (npm run build makes one) to standard output.

  npm run --silent snippet -- --base=https://cdn.example/karui/ --logos=inline > snippet.html
  npm run --silent snippet -- --server > karui-server.mjs

${rows.map((row) => `  ${asTyped(row).padEnd(24)}${row[1].help}`).join('\n')}
`;

/** @throws with a sentence that names the options there are, where one is unknown or has no value */
function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = { base: text, logos: text, paint: text, server: flag, help: flag } satisfies Record<
      keyof typeof OPTIONS,
      object
    >;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [why] = (error as Error).message.split(/\.? To specify|\n/);
    throw new Error(`${why}. The options are ${rows.map(asTyped).join(', ')}`, { cause: error });
  }
}

/**
 * What the arguments ask for; null for `--help`.
 *
 * @throws with a sentence for the developer where options are wrong, or of no effect beside each other
 */
export function readOptions(args: string[]): SnippetOptions | null {
  const values = parse(args);
  if (values.help) return null;
  for (const [name, { choices }] of rows) {
    const given = values[name as keyof typeof OPTIONS];
    if (choices && given !== undefined && !choices.some((choice) => choice === given))
      throw new Error(`--${name} is ${choices.join(' or ')}, not ${given}`);
  }
  const { logos, base = `/karui/${pkg.version}/`, paint, server = false } = values;
  if (!base.endsWith('/')) throw new Error(`--base has to end with a slash: ${base}`);
  if (server && Object.keys(values).length > 1)
    throw new Error('--server stands alone: its functions take the base with each page');
  if (logos && paint === 'off') throw new Error('--logos has no effect beside --paint=off, which leaves logos out');
  return { base, server, hasLogos: logos === 'inline', isPainted: paint !== 'off' };
}
