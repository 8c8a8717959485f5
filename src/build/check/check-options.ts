import { API_VERSION } from '../../names.ts';
import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';
import { readWebAddress } from '../command/read-web-address.ts';
import { readApiVersion } from '../head-options.ts';
import { SECTIONS, type Section } from './finding.ts';

/** What `npm run check` looks at. */
export interface CheckOptions {
  /** A page of the store; absent where only files are read. */
  page?: URL | undefined;
  sections: readonly Section[];
  /** Whether the sections were named: then none may be skipped. */
  isChosen: boolean;
  /** The release's folder or manifest, as it was given; absent for the last build. */
  files?: string | undefined;
  /** The folder that serves the files; absent for that of the page's entry. */
  served?: URL | undefined;
  /** File with a schema, as it was given. */
  schema?: string | undefined;
  token?: string | undefined;
  /** The version that the widget asks. */
  apiVersion: string;
  hasRemarks: boolean;
  isJson: boolean;
  /** Time limit for one answer, in milliseconds. */
  deadline: number;
}

const DEADLINE = 20;
const NAMES = Object.keys(SECTIONS) as Section[];

const OPTIONS = {
  store: { values: '<address>', help: 'the store, or one of its pages' },
  path: { values: '<path>', help: 'the page that is looked at, such as /products/tea' },
  only: { values: '<sections>', help: `some of ${NAMES.join(',')}; all when absent` },
  files: {
    values: '<folder>',
    help: 'what was released: a folder of dist/ or its manifest.json; the last build when absent',
  },
  served: { values: '<address>', help: 'the folder that serves the files; that of the page’s entry when absent' },
  token: { values: '<token>', help: 'the public storefront token; that of the page when absent' },
  'api-version': {
    values: '<version>',
    help: `the version that your pages name by api-version; ${API_VERSION} when absent`,
  },
  schema: { values: '<file>', help: 'the answer to an introspection, as JSON, instead of the store’s own schema' },
  deadline: { values: '<seconds>', help: `how long one answer may take; ${DEADLINE} when absent` },
  remarks: { help: 'also lists what is well and worth knowing, such as deprecated fields' },
  json: { help: 'writes the report as one JSON document, for programs' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Looks whether a store has Karui and can sell with it, in three sections:

  page   whether Karui is in the page, its files answer, and which wallets came; from a page without buttons it goes to the first product
  api    whether the cart API still has all that the widget sends; no cart is made
  files  whether each released file is served byte by byte; files that are served besides can't be seen, because HTTP lists no folders

  npm run check -- --store https://shop.example --path /products/tea
  npm run --silent check -- --store https://shop.example --only=files --files=release/<version> --json

It ends with 0 where all is well, with 1 where something is wrong, and with 2 where it was used wrongly or an answer did not come. A section
that lacks what it needs is skipped, unless --only names it.

${optionLines(OPTIONS)}
`;

function pageOf(store: string, path: string | undefined): URL {
  const url = readWebAddress(store, '--store');
  const page = URL.canParse(path ?? url.href, url) ? new URL(path ?? url.href, url) : null;
  if (page?.origin !== url.origin) throw new Error(`--path is a path of the store, such as /products/tea, not ${path}`);
  return page;
}

function folderAddress(text: string): URL {
  const url = readWebAddress(text, '--served');
  if (url.search || url.hash || url.username || !url.pathname.endsWith('/'))
    throw new Error(`--served has to be a folder's, with a slash at its end and nothing behind it: ${text}`);
  return url;
}

function sectionsOf(only: string): Section[] {
  const named = only.split(',');
  const other = named.find((one) => !Object.hasOwn(SECTIONS, one));
  if (other !== undefined) throw new Error(`--only names some of ${NAMES.join(',')}, not ${other}`);
  return NAMES.filter((name) => named.includes(name));
}

/** Reads a number of seconds up to 600, as milliseconds. */
function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new Error(`--deadline is a number of seconds up to 600, not ${text}`);
  return value * 1000;
}

/** Reads the arguments; null for `--help`. @throws with a sentence for the developer if an argument is wrong */
export function readCheckOptions(args: string[]): CheckOptions | null {
  const { values } = readArguments(OPTIONS, args);
  if (values.help) return null;
  const { store, path, only, files, served, token, schema, deadline = `${DEADLINE}` } = values;
  if (store === undefined && served === undefined && schema === undefined)
    throw new Error('Name a store: npm run check -- --store https://shop.example');
  if (store === undefined && path !== undefined) throw new Error('--path is a page of a store: name it by --store');
  return {
    page: store === undefined ? undefined : pageOf(store, path),
    sections: sectionsOf(only ?? NAMES.join(',')),
    isChosen: only !== undefined,
    files,
    served: served === undefined ? undefined : folderAddress(served),
    schema,
    token,
    apiVersion: readApiVersion(values['api-version'] ?? API_VERSION),
    hasRemarks: values.remarks ?? false,
    isJson: values.json ?? false,
    deadline: seconds(deadline),
  };
}
