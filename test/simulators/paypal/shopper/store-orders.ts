import type { Approval, Order, Orders } from '../rules/paypal-types';

/**
 * PayPal's server as the demo store has it, for a simulator without a browser: the store learns of approvals, and says what its tokens
 * were made for.
 *
 * @param store address of the store, without a slash at its end
 */
export function storeOrders(store: string): Orders {
  const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const answer = await fetch(`${store}/__paypal/api/orders/${path}`, init);
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  return {
    find: (token) => ask<Order | null>(encodeURIComponent(token)),
    approve: (token, buyer) =>
      ask<Approval>(`${encodeURIComponent(token)}/approve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ buyer }),
      }),
  };
}
