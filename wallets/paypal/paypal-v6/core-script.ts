import type { CreateSession, PayPalV6 } from './v6-types';
import { ofDocument } from '../../../src/lib/dom';
import { withTimeout } from '../../../src/lib/async';
import { loadScript } from '../../../src/load-script';
import { V6_PATH } from '../v5-types';
import { PAYPAL_OTHERS_LIMIT } from '../../limits';

/** What is paid with, and whether it is for later payments, too. */
export type Kind = 'paypal' | 'agreement' | 'venmo';

interface KindRow {
  /** The part of PayPal's script that has it. */
  component: string;
  create: CreateSession;
  /** The name of the token that `start` is promised. */
  token: 'orderId' | 'billingToken';
  /** What PayPal is asked about. */
  flow: string;
}

/** THE TABLE: one row a kind. */
export const kinds = {
  paypal: {
    component: 'paypal-payments',
    create: 'createPayPalOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
  // Deprecated, but the store's token is one of these.
  agreement: {
    component: 'paypal-legacy-billing-agreements',
    create: 'createPayPalBillingAgreementWithoutPurchase',
    token: 'billingToken',
    flow: 'RECURRING_PAYMENT',
  },
  venmo: {
    component: 'venmo-payments',
    create: 'createVenmoOneTimePaymentSession',
    token: 'orderId',
    flow: 'ONE_TIME_PAYMENT',
  },
} as const satisfies Record<Kind, KindRow>;

/** Name of our global: in an own one, the script neither takes nor moves what a theme has at `window.paypal`. */
const NAME = 'karuiPayPalV6';
/** How other loaders find a script that is under way: a second one would break on tags that are taken. */
const MARK = 'data-loading-state';
type Globals = Readonly<Record<string, unknown>>;

/** A property of any value; `window.paypal` may be an element with this id. */
const propertyOf = (value: unknown, name: string): unknown => (Object(value) as Globals)[name];

const isV6 = (value: unknown): value is PayPalV6 =>
  `${propertyOf(value, 'version') as string}`.startsWith('6.') &&
  typeof propertyOf(value, 'createInstance') === 'function';

const scripts = (isOurs: boolean): HTMLScriptElement | undefined =>
  Array.from(ofDocument('scripts')).find(
    ({ src, dataset }) => src.includes(`${V6_PATH}core`) && (dataset['namespace'] === NAME) === isOurs,
  );

/** The environment is chosen by the host. */
const isSandbox = (address: string): boolean => address.includes('.sandbox.');

/** Ours, the page's, or undefined. Throws where there is one that can't be reached: a second would break, and so might the first. */
function coreInPage(name: string | undefined): PayPalV6 | undefined {
  const { paypal } = globalThis as Globals;
  const core = [
    propertyOf(globalThis, NAME),
    name && propertyOf(globalThis, name),
    propertyOf(paypal, 'v6'),
    paypal,
  ].find(isV6);
  if (!core && customElements.get('paypal-button')) throw new Error('another version 6 of PayPal’s script');
  return core;
}

const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, () => resolve());
  });

/**
 * Loads PayPal's script, or takes the page's own: a page can have one of this version. Rejects if it does not arrive, and if the page's own
 * is for trying out and this one is not, or the other way round.
 */
export async function loadCore(address: string): Promise<PayPalV6> {
  const theirs = scripts(false);
  const name = theirs?.dataset['namespace'];
  if (theirs && !coreInPage(name)) await withTimeout(PAYPAL_OTHERS_LIMIT, loaded(theirs));
  const core = coreInPage(name);
  if (core && theirs && isSandbox(theirs.src) !== isSandbox(address)) throw new Error('PayPal’s other environment');
  if (core) return core;
  const loading = loadScript(address, () => coreInPage(name), {
    attributes: { 'data-namespace': NAME, [MARK]: 'pending' },
  });
  const mark = (state: string) => scripts(true)?.setAttribute(MARK, state);
  loading.then(
    () => mark('resolved'),
    () => mark('rejected'),
  );
  return loading;
}
