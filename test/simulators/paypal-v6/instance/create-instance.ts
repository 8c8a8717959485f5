import type { PageContext } from '../context';
import { payPalError } from '../rules/errors';
import type { CreateSession, Given, Instance, SessionKind } from '../rules/types';
import { createSession } from '../session/session';
import { checkInstanceOptions } from './check-options';
import { findEligible } from './eligibility';

/** Component → the method that it brings, and what that makes. Other components are known, but bring nothing here. */
const METHODS = {
  'paypal-payments': ['createPayPalOneTimePaymentSession', 'paypal'],
  'paypal-legacy-billing-agreements': ['createPayPalBillingAgreementWithoutPurchase', 'agreement'],
  'venmo-payments': ['createVenmoOneTimePaymentSession', 'venmo'],
} as const satisfies Readonly<Record<string, readonly [string, SessionKind]>>;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** `paypal.createInstance`: an instance with the methods of the components that are named. */
export async function createInstance(given: Given, context: PageContext): Promise<Instance> {
  const { log, options, server } = context;
  const { components } = log.call('createInstance', given, () => checkInstanceOptions(given));
  if (options.instance === 'never') return new Promise<never>(() => {});
  await wait(options.instance);
  if (options.instanceFails !== null) throw payPalError(options.instanceFails, 'The instance could not be made');
  if (options.agreements === 'gone' && components.includes('paypal-legacy-billing-agreements'))
    throw payPalError('ERR_INIT_COMPONENT', 'This component is no longer served');
  await Promise.all(components.map((name) => server.component(name)));
  const sessions = Object.fromEntries(
    components
      .filter((name): name is keyof typeof METHODS => Object.hasOwn(METHODS, name))
      .map((name) => {
        const [method, kind] = METHODS[name];
        const create: CreateSession = (asked = {}) =>
          log.call(method, Object.keys(asked), () => createSession(kind, asked, context));
        return [method, create];
      }),
  );
  return {
    ...sessions,
    findEligibleMethods: (asked = {}) => findEligible(asked, context),
    updateLocale: (locale) => log.note('call', 'updateLocale', locale),
  };
}
