import type { Problem } from '../rules/problem';

/** What the address of the script and its `data-` attributes say, with PayPal's defaults. */
export interface ScriptParams {
  clientId: string;
  /** ISO 4217. */
  currency: string;
  intent: string;
  commit: boolean;
  vault: boolean;
  locale: string;
  components: readonly string[];
  enableFunding: readonly string[];
  disableFunding: readonly string[];
  /** Name of the global. */
  namespace: string;
  nonce: string;
  pageType: string | null;
}

const list = (text: string | null): string[] => text?.split(',').filter(Boolean) ?? [];

const PAGE_TYPES = [
  'home',
  'product',
  'cart',
  'checkout',
  'product-listing',
  'search-results',
  'product-details',
  'mini-cart',
];

/**
 * Reads the script's address and attributes.
 *
 * @param attribute the value of a `data-` attribute, null without it
 * @throws as the script does, for a page type that it does not know
 */
export function readScript(address: string, attribute: (name: string) => string | null): ScriptParams {
  const query = new URL(address).searchParams;
  const pageType = attribute('data-page-type');
  if (pageType !== null && !PAGE_TYPES.includes(pageType)) throw new Error(`Invalid page type, '${pageType}'`);
  return {
    clientId: query.get('client-id') ?? '',
    currency: query.get('currency') ?? 'USD',
    intent: query.get('intent') ?? 'capture',
    commit: query.get('commit') !== 'false',
    vault: query.get('vault') === 'true',
    locale: query.get('locale') ?? 'en_US',
    components: list(query.get('components') ?? 'buttons'),
    enableFunding: list(query.get('enable-funding')),
    disableFunding: list(query.get('disable-funding')),
    namespace: attribute('data-namespace') ?? 'paypal',
    nonce: attribute('data-csp-nonce') ?? '',
    pageType,
  };
}

/**
 * What this project asks of the address, beyond PayPal.
 *
 * @param hasNonce whether the page has scripts with a nonce
 */
export function* scriptProblems(address: string, params: ScriptParams, hasNonce: boolean): Generator<Problem> {
  const query = new URL(address).searchParams;
  const asked = (isSo: boolean, text: string): Problem[] => (isSo ? [] : [[39, text]]);
  yield* asked(params.namespace !== 'paypal', 'the script has no namespace of its own (data-namespace)');
  yield* asked(query.has('currency'), 'the address names no currency');
  yield* asked(!params.commit, 'commit is not false, although the total may still change');
  yield* asked(params.locale === 'ja_JP', `locale is ${params.locale}, not ja_JP`);
  for (const name of ['buttons', 'funding-eligibility'])
    yield* asked(params.components.includes(name), `components lack ${name}`);
  yield* asked(
    params.enableFunding.includes('venmo'),
    'enable-funding lacks venmo, so that Venmo needs a second script',
  );
  for (const name of new Set(query.keys()))
    yield* asked(query.getAll(name).length === 1, `the address names ${name} more than once`);
  yield* asked(hasNonce || params.nonce === '', 'data-csp-nonce in a page without a nonce');
}
