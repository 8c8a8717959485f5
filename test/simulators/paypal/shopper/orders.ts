import type { Orders } from '../rules/paypal-types';
import type { ScriptParams } from '../script/script-params';

/**
 * A PayPal that knows every token, and takes it for what the script was loaded for. For tests without a store.
 *
 * @param params of the script that was loaded last
 */
export function trustingOrders(params: () => ScriptParams): Orders {
  return {
    async find(token) {
      const { currency, intent } = params();
      const agreement = token.startsWith('BA-');
      return { token, agreement, currency, intent };
    },
    approve: async (_token, buyer) => ({ payerId: `PAYER-${buyer.toUpperCase()}` }),
  };
}
