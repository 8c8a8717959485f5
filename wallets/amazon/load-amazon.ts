import { loadScript } from '../../src/load-script';
import { withTimeout } from '../../src/core/lib/with-timeout';
import type { Amazon } from './amazon-types';

/** Ledger currency → the region of its script. Each has its own list of currencies and throws for others. */
const REGIONS: Readonly<Record<string, string>> = { JPY: 'fe', USD: 'na', EUR: 'eu', GBP: 'eu' };

/** How long the page waits for the script, in milliseconds. A press waits for a shorter time, see to-amazons-page.ts. */
const LIMIT = 15_000;

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
    LIMIT,
    loadScript(
      sdkUrl ?? `https://static-${REGIONS[ledgerCurrency] ?? 'na'}.payments-amazon.com/checkout.js`,
      amazonInPage,
    ),
  );
