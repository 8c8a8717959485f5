import { API_VERSION, API_VERSIONS } from '../names.ts';
import type { Given, OptionTable } from './command/read-options.ts';

/** What a store's head contains. */
export interface HeadOptions {
  /** Whether the platform's own wallet script is left to run. */
  platformRuns: boolean;
  /** Version of the cart API that is asked; absent: the widget's own choice. */
  apiVersion?: string | undefined;
  /** How many of a hundred new visits get Karui, and the others the platform's script; absent: all, and nothing is compared. */
  split?: number | undefined;
}

/** The options that all commands have which write a store's head. */
export const HEAD_OPTIONS = {
  'api-version': {
    values: '<version>',
    help: `version of the cart API, such as 2026-10, for a store that pins one; ${API_VERSION} when absent`,
  },
  'platform-script': {
    values: 'aside|run',
    choices: ['aside', 'run'],
    help: "aside: the platform's own wallet script and its sheet wait, and run where Karui can't load, when absent; run: they are left alone",
  },
  split: {
    values: '<percent>',
    help: "compares Karui with the platform's own script: so many of a hundred new visits get Karui, from 0 to 100; all, when absent",
  },
} as const satisfies OptionTable;

/** A version of the cart API. @throws where it is none */
export function readApiVersion(text: string): string {
  if (!RegExp(API_VERSIONS).test(text))
    throw new Error(`--api-version is unstable or a version such as 2026-10, not ${text}`);
  return text;
}

/** A percentage of visits. @throws where it is none */
function readSplit(text: string): number {
  if (!/^(?:\d{1,2}|100)$/.test(text))
    throw new Error(`--split is a whole number from 0 to 100, not ${text || 'empty'}`);
  return Number(text);
}

/** @throws with a sentence for the developer if an option is wrong */
export function headOptions(values: Given<typeof HEAD_OPTIONS>): HeadOptions {
  const { 'platform-script': platform, 'api-version': apiVersion, split } = values;
  return {
    platformRuns: platform === 'run',
    ...(apiVersion !== undefined && { apiVersion: readApiVersion(apiVersion) }),
    ...(split !== undefined && { split: readSplit(split) }),
  };
}
