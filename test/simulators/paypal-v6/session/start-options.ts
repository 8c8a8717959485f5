import { refuse } from '../../rules/refuse';
import { initError, payPalError } from '../rules/errors';
import type { Given, SessionKind } from '../rules/types';

export type Mode = 'auto' | 'popup' | 'modal';

const EVERYWHERE: readonly unknown[] = ['auto', 'popup', 'modal'];
/** PayPal's alone, and not for agreements. */
const BY_APP: readonly unknown[] = ['direct-app-switch', 'redirect'];

/**
 * The mode in which a window is to be opened. Throws for one that this session has not, and for one that this browser can't: another may be
 * tried then.
 */
export function modeOf(kind: SessionKind, given: Given): Mode {
  const { presentationMode: mode = 'auto' } = given;
  if (EVERYWHERE.includes(mode)) return mode as Mode;
  const isHandler = mode === 'payment-handler';
  if (!isHandler && !BY_APP.includes(mode)) return refuse(13, initError(`Unknown presentationMode: ${String(mode)}`));
  if (kind === 'venmo' || (kind === 'agreement' && !isHandler))
    return refuse(
      15,
      payPalError('ERR_FLOW_UNSUPPORTED_PRESENTATION_MODE', `Presentation mode ${String(mode)} is not supported`),
    );
  if (mode === 'redirect')
    return refuse(14, payPalError('ERR_FLOW_REDIRECT', 'The order has no return_url: the store’s server made it'));
  throw payPalError(
    isHandler ? 'ERR_FLOW_PAYMENT_HANDLER_BROWSER_INCOMPATIBLE' : 'ERR_FLOW_APP_SWITCH_INELIGIBLE',
    `${String(mode)} can’t be used in this browser`,
    true,
  );
}

/** The promise of what is paid. Throws for anything else. */
export function promiseOf(given: unknown): Promise<unknown> {
  if (given instanceof Promise) return given;
  return refuse(8, initError(`.start() expects a Promise. Received '${typeof given}'`));
}

/** The token that the promise came to. Throws for one that this session does not take. */
export function tokenOf(kind: SessionKind, resolved: unknown): string {
  const name = kind === 'agreement' ? 'billingToken' : 'orderId';
  const token = (Object(resolved) as Record<string, unknown>)[name];
  if (typeof token !== 'string' || token === '')
    return refuse(9, payPalError('ERR_FLOW_INVALID_TOKEN', `Expected the promise to resolve to { ${name} }`));
  if (token.startsWith('BA-') !== (kind === 'agreement'))
    return refuse(29, payPalError('ERR_FLOW_INVALID_TOKEN', `${token} is no ${name}`));
  return token;
}
