import { parseArgs } from 'node:util';

/** An option of a command. */
export interface OptionRow {
  /** The values, as `--help` shows them; absent for an option without a value. */
  values?: string;
  /** The only accepted values. Any other value is an error, and nothing is written. */
  choices?: readonly string[];
  /** What it does, for `--help`. */
  help: string;
}

/** A command's options, by their names. */
export type OptionTable = Readonly<Record<string, OptionRow>>;

/** The options that were given: a text for an option with a value, `true` for the others. */
export type Given<Table extends OptionTable> = {
  [Name in keyof Table]?: Table[Name] extends { values: string } ? string : boolean;
};

const asTyped = ([name, { values }]: [string, OptionRow]) => (values ? `--${name}=${values}` : `--${name}`);

/** The options as lines of `--help`. */
export const optionLines = (table: OptionTable): string =>
  Object.entries(table)
    .map((row) => `  ${asTyped(row).padEnd(30)}${row[1].help}`)
    .join('\n');

/**
 * Reads a command's arguments.
 *
 * @param allowPositionals whether the command takes arguments besides options
 * @throws with a sentence that lists the options, if an option is unknown, has a wrong value, or lacks its value
 */
export function readArguments<Table extends OptionTable>(
  table: Table,
  args: string[],
  allowPositionals = false,
): { values: Given<Table>; positionals: readonly string[] } {
  const rows = Object.entries(table);
  const options = Object.fromEntries(
    rows.map(([name, { values }]) => [name, { type: values ? ('string' as const) : ('boolean' as const) }]),
  );
  const parse = () => {
    try {
      return parseArgs({ args, options, allowPositionals });
    } catch (error) {
      const [why] = (error as Error).message.split(/\.? To specify|\n/);
      throw new Error(`${why}. The options are ${rows.map(asTyped).join(', ')}`, { cause: error });
    }
  };
  const { values, positionals } = parse();
  for (const [name, { choices }] of rows) {
    const given = values[name];
    if (choices && given !== undefined && !choices.some((choice) => choice === given))
      throw new Error(`--${name} is ${choices.join(' or ')}, not ${given}`);
  }
  return { values: values as Given<Table>, positionals };
}
