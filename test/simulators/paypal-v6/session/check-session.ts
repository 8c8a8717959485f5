import type { Log } from '../../rules/log';
import { refuse } from '../../rules/refuse';
import { initError } from '../rules/errors';
import type { Given, SessionKind } from '../rules/types';

const CALLBACKS = ['onApprove', 'onCancel', 'onComplete', 'onError'] as const;

/** Options that each kind of session knows besides its callbacks. */
const OTHERS: Readonly<Record<SessionKind, readonly string[]>> = {
  paypal: [
    'commit',
    'orderId',
    'savePayment',
    'testBuyerCountry',
    'onShippingAddressChange',
    'onShippingOptionsChange',
  ],
  agreement: ['billingToken', 'testBuyerCountry'],
  venmo: ['orderId', 'testBuyerCountry'],
};

/** The page's callbacks, and whether the window's button says that it pays. */
export interface SessionOptions {
  onApprove?(data: object): unknown;
  onCancel?(data: object): unknown;
  onComplete?(data: object): unknown;
  onError?(error: unknown): unknown;
}

/** Reads the options of a session, once. Throws for what PayPal does not take, and notes what this project asks for besides. */
export function checkSession(kind: SessionKind, given: Given, log: Log): SessionOptions {
  const known: readonly string[] = [...CALLBACKS, ...OTHERS[kind]];
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) return refuse(31, initError(`Unknown option: ${name}`));
    if (value === undefined) return refuse(31, initError(`${name} is undefined`));
    if (name.startsWith('on') && typeof value !== 'function')
      return refuse(31, initError(`Expected ${name} to be a function`));
  }
  if (kind === 'venmo' && !given['onApprove']) return refuse(31, initError('Expected onApprove'));
  if (kind === 'paypal' && given['commit'] !== false)
    log.violate(33, 'commit is not false, although the total may still change');
  return { ...given } as SessionOptions;
}
