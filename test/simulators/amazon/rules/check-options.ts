import type { Log } from '../../rules/log';
import type { Region } from '../options';
import { refuse } from './refusal';
import { REGIONS } from './regions';

/** What a page passes in: anything. */
export type Given = Readonly<Record<string, unknown>>;

const ENUMERATIONS: Readonly<Record<string, readonly unknown[]>> = {
  placement: ['Home', 'Product', 'Cart', 'Checkout', 'Other'],
  productType: ['PayAndShip', 'PayOnly', 'SignIn', 'Donation', 'PayAndShipMultiAddress'],
  sandbox: [true, false],
};

const REQUIRED = ['merchantId', 'ledgerCurrency', 'placement'];

/** Rules 1, 3 and 4: members that are needed, enumerations, and the region's own lists. */
export function checkOptions(log: Log, region: Region, given: Given): void {
  const missing = REQUIRED.filter((name) => !given[name]);
  if (missing.length > 0) refuse(log, 3, `required parameters are missing: ${missing.join(', ')}`);
  for (const [name, values] of Object.entries(ENUMERATIONS))
    if (given[name] !== undefined && !values.includes(given[name]))
      refuse(log, 4, `Invalid ${name}. Accepted values are: ${values.join(', ')}`);
  const { currencies, languages } = REGIONS[region];
  if (!currencies.includes(`${given['ledgerCurrency']}`))
    refuse(log, 1, `Invalid ledgerCurrency. Accepted values are: ${currencies.join(', ')}`);
  if (given['checkoutLanguage'] !== undefined && !languages.includes(`${given['checkoutLanguage']}`))
    refuse(log, 4, `Invalid checkoutLanguage. Accepted values are: ${languages.join(', ')}`);
}
