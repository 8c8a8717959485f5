import { refuse } from '../../rules/refuse';
import type { Order } from '../rules/paypal-types';
import type { ScriptParams } from '../script/script-params';

/** The token that a creator has given. Throws for one that PayPal does not take. */
export function checkToken(token: unknown, agreement: boolean): string {
  if (typeof token !== 'string' || token === '')
    return refuse(
      12,
      new Error(
        agreement
          ? 'Expected a billing token to be passed to createBillingAgreement'
          : 'Expected an order id to be passed',
      ),
    );
  if (/^PAY(ID)?-/.test(token))
    return refuse(
      12,
      new Error(`Do not pass PAY-XXX or PAYID-XXX directly into createOrder. Pass the EC-XXX token instead`),
    );
  return token;
}

const advice = (key: string, value: string) => `Please ensure you are passing ${key}=${value} to the sdk url.`;

/** Compares what a token was made for with what the script was loaded for. Throws for what does not fit. */
export function checkOrder(order: Order | null, token: string, params: ScriptParams, agreement: boolean): Order {
  if (!order) return refuse(31, new Error(`No order or agreement has the token ${token}`));
  if (order.agreement !== agreement)
    return refuse(
      31,
      new Error(
        agreement
          ? `Expected a billing token, got an order: ${token}`
          : 'Expected vault=true for a billing transaction',
      ),
    );
  if (order.intent !== params.intent)
    return refuse(
      31,
      new Error(
        `Expected intent from order api call to be ${params.intent}, got ${order.intent}. ${advice('intent', order.intent)}`,
      ),
    );
  if (order.currency !== params.currency)
    return refuse(
      31,
      new Error(
        `Expected currency from order api call to be ${params.currency}, got ${order.currency}. ${advice('currency', order.currency)}`,
      ),
    );
  return order;
}
