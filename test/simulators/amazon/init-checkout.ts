import type { Log } from '../rules/log';
import type { Options } from './options';
import { checkEstimate } from './rules/check-estimate';
import { checkOptions, type Given } from './rules/check-options';
import { checkSession } from './rules/check-session';
import { checkoutAddress, REGIONS } from './rules/regions';

/** A second call so soon after another is of the same press, in milliseconds: a press that opens no page is over after 30 s. */
const ONE_PRESS = 9000;

const NAMES = ['merchantId', 'ledgerCurrency', 'placement', 'productType', 'sandbox'];

interface Surroundings {
  log: Log;
  options: Options;
  complain(text: string): void;
  now(): number;
  /** Posts a form, which leaves the page. */
  post(address: string, fields: Readonly<Record<string, string>>): void;
}

const text = (value: unknown): string => (value === undefined ? '' : String(value));

/** Amazon's `initCheckout`, which Buy with Prime calls, too. */
export function createInitCheckout({ log, options, complain, now, post }: Surroundings) {
  let last = -Infinity;
  const begin = (given: Given) => {
    // oxlint-disable-next-line typescript/only-throw-error -- Amazon's script throws texts
    if (options.checkoutThrows !== null) throw options.checkoutThrows;
    checkOptions(log, options.region, given);
    const session = checkSession(log, given);
    const estimate = checkEstimate(log, given['estimatedOrderAmount'], text(session['payloadJSON']), complain);
    if (given['alwaysRedirect'] !== true) log.violate(20, 'without alwaysRedirect a window is opened, and blocked');
    if (now() - last < ONE_PRESS) log.violate(19, 'a second checkout for one press');
    last = now();
    const language = text(given['checkoutLanguage']) || REGIONS[options.region].languages[0]!;
    if (!options.leaves) return;
    post(options.checkoutAddress ?? checkoutAddress(language), {
      ...Object.fromEntries(NAMES.map((name) => [name, text(given[name])])),
      checkoutLanguage: language,
      payloadJSON: text(session['payloadJSON']),
      signature: text(session['signature']),
      publicKeyId: text(session['publicKeyId']),
      algorithm: text(session['algorithm']),
      amount: text(estimate?.['amount']),
      currencyCode: text(estimate?.['currencyCode']),
    });
  };
  return {
    begin,
    /** The page was left and has come back. */
    forget: () => void (last = -Infinity),
  };
}
