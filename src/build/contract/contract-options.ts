import { API_VERSION } from '../../names.ts';
import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';
import { readApiVersion } from '../head-options.ts';
import { readWebAddress } from '../command/read-web-address.ts';

/** What `npm run contract` compares. */
export interface ContractArguments {
  /** The store; absent where only a file is read. */
  store?: URL | undefined;
  /** The page that is looked at, with its path. */
  page?: URL | undefined;
  /** File with a schema, as it was given. */
  schema?: string | undefined;
  token?: string | undefined;
  /** The version that the widget asks. */
  apiVersion: string;
  isJson: boolean;
  /** In milliseconds. */
  deadline: number;
}

const DEADLINE = 20;

const OPTIONS = {
  store: { values: '<address>', help: 'the store that is asked' },
  page: { values: '<path>', help: 'the page that is looked at; / when absent' },
  schema: { values: '<file>', help: 'the answer to an introspection, as JSON, instead of a store’s own schema' },
  token: { values: '<token>', help: 'the public storefront token; that of the page when absent' },
  'api-version': {
    values: '<version>',
    help: `the version that your pages name by api-version; ${API_VERSION} when absent`,
  },
  deadline: { values: '<seconds>', help: `how long one answer may take; ${DEADLINE} when absent` },
  json: { help: 'writes the report as JSON, for programs' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Asks a store whether its cart API still has all that the widget sends, and looks at one of its pages.

  npm run contract -- --store https://shop.example
  npm run --silent contract -- --store https://shop.example --page /products/tea --json
  npm run contract -- --schema schema.json

Nothing is bought and no cart is made. It ends with 0 where the version that the widget asks has everything, with 1 where something is
missing, and with 2 where it was used wrongly or the store did not answer. Deprecated fields, and values that are new, are only listed.

${optionLines(OPTIONS)}
`;

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new Error(`--deadline is a number of seconds up to 600, not ${text}`);
  return value * 1000;
}

function pageOf(store: URL, path: string): URL {
  const page = URL.canParse(path, store) ? new URL(path, store) : null;
  if (page?.origin !== store.origin)
    throw new Error(`--page is a path of the store, such as /products/tea, not ${path}`);
  return page;
}

/**
 * Reads the arguments; null for `--help`.
 *
 * @throws with a sentence for the developer if an argument is wrong
 */
export function readContractOptions(args: string[]): ContractArguments | null {
  const { values } = readArguments(OPTIONS, args);
  if (values.help) return null;
  const { store, page, schema, token, json = false, deadline = `${DEADLINE}` } = values;
  if (store === undefined && schema === undefined)
    throw new Error('Name a store: npm run contract -- --store https://shop.example');
  if (store === undefined && page !== undefined) throw new Error('--page is a page of a store: name it by --store');
  const address = store === undefined ? undefined : readWebAddress(store, '--store');
  return {
    store: address,
    page: address && pageOf(address, page ?? address.pathname),
    schema,
    token,
    apiVersion: readApiVersion(values['api-version'] ?? API_VERSION),
    isJson: json,
    deadline: seconds(deadline),
  };
}
