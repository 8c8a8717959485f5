import { loadScript } from '../../src/load-script';
import { withTimeout } from '../../src/lib/async';
import type { Amazon } from './amazon-types';
import { AMAZON_SCRIPT_LIMIT } from '../limits';

/** Ledger currency → the region of its script. Each has its own list of currencies and throws for others. */
const REGIONS: Readonly<Record<string, string>> = { JPY: 'fe', USD: 'na', EUR: 'eu', GBP: 'eu' };

/** Whether Amazon has a script for the currency that the merchant is paid in (ISO 4217). */
export const hasRegion = (ledgerCurrency: string): boolean => Object.hasOwn(REGIONS, ledgerCurrency);

const amazonInPage = (): Amazon | undefined => {
  const { amazon } = globalThis as { amazon?: Partial<Amazon> };
  return amazon?.Pay && (amazon as Amazon);
};

/**
 * Amazon's script, once for the page; a merchant's own counts. Rejects when it can't be had within 15 s.
 *
 * @param ledgerCurrency ISO 4217, decides on the region; a currency without one gets that of the United States, as Buy with Prime needs it
 * @param sdkUrl its address, where that is not Amazon's
 */
export const loadAmazon = (ledgerCurrency: string, sdkUrl?: string): Promise<Amazon> =>
  withTimeout(
    AMAZON_SCRIPT_LIMIT,
    loadScript(
      sdkUrl ?? `https://static-${REGIONS[ledgerCurrency] ?? 'na'}.payments-amazon.com/checkout.js`,
      amazonInPage,
    ),
  );
