import type { Approval, Order } from '../../paypal/rules/paypal-types';
import type { Server } from '../context';
import type { Options } from '../options';

interface Policy {
  createScriptURL(address: string): string;
}

/**
 * PayPal's server, as the core asks it from the page: the page's content policy judges each request.
 *
 * @param base where PayPal's own pages are, without a slash at the end
 * @param nonce of the core's own script, which its further files get
 */
export function pageServer(base: string, nonce: string, options: Options): Server {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${base}/api/${path}`, init);
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
    return answer.json();
  };
  const order = (token: string) => `orders/${encodeURIComponent(token)}`;
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const policy =
    options.trustedTypes === 'works'
      ? trustedTypes?.createPolicy('paypal-sdk', { createScriptURL: (address) => address })
      : undefined;
  return {
    find: async (token) => (await ask(order(token))) as Order | null,
    approve: async (token, buyer) =>
      (await ask(`${order(token)}/approve`, { method: 'POST', body: new URLSearchParams({ buyer }) })) as Approval,
    async eligibility() {
      await ask('eligible');
    },
    component: (name) =>
      new Promise((loaded, failed) => {
        const script = document.createElement('script');
        const address = `${base}/web-sdk/v6/component.js?name=${name}`;
        if (nonce) script.nonce = nonce;
        script.addEventListener('load', () => loaded());
        script.addEventListener('error', () => failed(new Error(`${name} did not load`)));
        script.src = policy?.createScriptURL(address) ?? address;
        document.head.append(script);
      }),
  };
}
