import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { walletOfLogo } from '../core/lib/logo-name.ts';
import { API_VERSION, API_VERSIONS } from '../names.ts';
import type { Given, OptionTable } from './command/read-options.ts';

/** What a store's head contains. */
export interface HeadOptions {
  /** Wallets whose logos are in the snippet, by their names in markup. Absent: all wallets. An empty list: none. */
  logosOf?: readonly string[];
  /** Whether the snippet paints buttons before the widget is there. */
  isPainted: boolean;
  /** Whether the platform's own wallet script is left to run. */
  platformRuns: boolean;
  /** Whether the widget loads with each page; otherwise when a shopper is interested. */
  loadsWithPage: boolean;
  /** Languages of the pages that get the buttons, in lower case: `ja`, or `pt-br` for one region alone. Absent: all languages. */
  languages?: readonly string[] | undefined;
  /** Version of the cart API that is asked; absent: the widget's own choice. */
  apiVersion?: string | undefined;
}

/** The options that all commands have which write a store's head. */
export const HEAD_OPTIONS = {
  logos: {
    values: 'inline|files',
    choices: ['inline', 'files'],
    help: 'inline: in the snippet and the first frame, when absent; files: requested once the buttons are painted, 2.5 kB less in each page',
  },
  wallets: {
    values: '<names>',
    help: 'whose logos stand in the snippet, such as shop_pay,apple_pay,paypal, 0.3 kB each; all when absent',
  },
  paint: {
    values: 'on|off',
    choices: ['on', 'off'],
    help: 'on: buttons with the first frame, when absent; off: skeletons until the widget comes, 7 kB less in each page',
  },
  load: {
    values: 'interest|page',
    choices: ['interest', 'page'],
    help: 'interest: the widget runs when a shopper touches, scrolls or points at a page, when absent; page: with each page',
  },
  languages: {
    values: '<codes>',
    help: 'languages of the pages that get these buttons, whose words are Japanese, such as ja,en; all when absent',
  },
  'api-version': {
    values: '<version>',
    help: `version of the cart API, such as 2026-10, for a store that pins one; ${API_VERSION} when absent`,
  },
  'platform-script': {
    values: 'aside|run',
    choices: ['aside', 'run'],
    help: "aside: the platform's own wallet script waits, and runs where Karui can't load, when absent; run: it is left alone",
  },
} as const satisfies OptionTable;

/** The wallets that may be named: those with a logo, by the names of its files. */
const named = readdirSync(resolve(import.meta.dirname, '../logos'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => walletOfLogo(file.slice(0, -'.svg'.length)))
  .filter((name, at, all) => all.indexOf(name) === at);

/** Trims the names. @throws if no wallet with a logo has that name */
function namesOf(list: readonly string[]): string[] {
  const names = list.map((name) => name.trim()).filter(Boolean);
  const unknown = names.find((name) => !named.includes(name));
  if (unknown !== undefined) throw new Error(`--wallets has no logo for ${unknown}. There are ${named.join(', ')}`);
  return names;
}

/** Reads language codes; none for `all`. @throws where one is no code */
function languagesOf(list: string): readonly string[] | undefined {
  if (list === 'all') return undefined;
  const codes = list.split(',').map((code) => code.trim().toLowerCase());
  const wrong = codes.find((code) => !/^[a-z]{2,3}(-[a-z\d]{2,8})*$/.test(code));
  if (wrong !== undefined) throw new Error(`--languages takes codes such as ja,en, or all, not “${wrong}”`);
  return codes;
}

/** A version of the cart API. @throws where it is none */
export function readApiVersion(text: string): string {
  if (!RegExp(API_VERSIONS).test(text))
    throw new Error(`--api-version is unstable or a version such as 2026-10, not ${text}`);
  return text;
}

/** @throws with a sentence for the developer if an option is wrong, or if one makes another useless */
export function headOptions(values: Given<typeof HEAD_OPTIONS>): HeadOptions {
  const { logos, wallets, paint, load, 'platform-script': platform, 'api-version': apiVersion } = values;
  if (logos && paint === 'off') throw new Error('--logos has no effect beside --paint=off, which leaves logos out');
  if (wallets && (paint === 'off' || logos === 'files'))
    throw new Error('--wallets names whose logos stand in the snippet, and there are none');
  if (load && paint === 'off')
    throw new Error('--load has no effect beside --paint=off, where the buttons come with the widget');
  const logosOf = logos === 'files' ? [] : wallets?.split(',');
  const languages = languagesOf(values.languages ?? 'all');
  return {
    isPainted: paint !== 'off',
    platformRuns: platform === 'run',
    loadsWithPage: load === 'page',
    ...(logosOf && { logosOf: namesOf(logosOf) }),
    ...(languages && { languages }),
    ...(apiVersion !== undefined && { apiVersion: readApiVersion(apiVersion) }),
  };
}
