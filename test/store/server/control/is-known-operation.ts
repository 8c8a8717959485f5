import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a fault can name besides files and addresses: the API's operations, wallets for which the shop signs, policies. */
const NAMES: readonly string[] = [
  ...readdirSync(resolve(import.meta.dirname, '../schema/operations')).map((file) => file.split('.')[0]!),
  'amazon_pay',
  'buy_with_prime',
  'privacy',
  'terms',
];

/** Whether there is something of this name; which files and addresses there are is not known here. */
export const isKnownOperation = (name: string): boolean => /[./]/.test(name) || NAMES.includes(name);
