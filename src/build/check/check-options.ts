import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';
import { readWebAddress } from '../command/read-web-address.ts';
import { seconds } from '../verify/verify-options.ts';

/** What `npm run check` looks at. */
export interface CheckArguments {
  address: URL;
  isJson: boolean;
  /** Time limit for one answer, in milliseconds. */
  deadline: number;
}

const DEADLINE = 10;

const OPTIONS = {
  deadline: { values: '<seconds>', help: `how long an answer may take; ${DEADLINE} when absent` },
  json: { help: 'writes the report as JSON, for programs' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Looks whether a store's page has Karui: which version, whether its line was lost since, whether its files answer, and which wallets came.

  npm run check -- https://shop.example/products/tea

Of a page without buttons, such as the front page, the first product is looked at as well. It ends with 0 where all is well, with 1 where
something is missing or wrong, and with 2 where it was used wrongly or the page did not come.

${optionLines(OPTIONS)}
`;

/**
 * Reads the arguments; null for `--help`.
 *
 * @throws with a sentence for the developer if an argument is wrong
 */
export function readCheckOptions(args: string[]): CheckArguments | null {
  const { values, positionals } = readArguments(OPTIONS, args, true);
  if (values.help) return null;
  const { json = false, deadline = `${DEADLINE}` } = values;
  const [address, another] = positionals;
  if (address === undefined || another !== undefined)
    throw new Error('Name one page of a store: npm run check -- https://shop.example');
  return { address: readWebAddress(address, 'The address'), isJson: json, deadline: seconds(deadline) };
}
