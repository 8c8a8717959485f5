import { vi } from 'vitest';
import type { Ending, WalletContext } from '../../../src/wallet';
import { prepare } from '../../../wallets/amazon';
import { answer, cart, context } from '../../press/cart/answers';
import type { Options } from '../../simulators/amazon/options';
import { createAmazonSimulator, type AmazonSimulator } from '../../simulators/amazon/simulator';

export const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

/** What the shop's server signs. The payload's spacing is unusual, so that a payload that was parsed and written again would differ. */
export const SIGNED = {
  payloadJSON: '{ "webCheckoutDetails" :{},"name":"\\u304b" }',
  signature: 'seal',
  publicKeyId: 'SANDBOX-1',
  algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
};

/** What a press of one page is made of. */
export interface Setup {
  context?: Partial<WalletContext>;
  /** Members that differ in the cart. */
  cart?: object;
  /** Answers of the shop's server, the last of them again and again; a function answers by itself. */
  config?: readonly (Response | object | string | ((signal: AbortSignal) => Promise<Response>))[];
  amazon?: Partial<Options>;
  /** Answers the cart API, where there is more than one cart of one line. */
  api?: (url: string, init: RequestInit) => Promise<Response>;
}

/** A press, as far as it has come. */
export interface Press {
  /** What was asked of the store, oldest first. */
  asked: { url: string; init: RequestInit }[];
  posted: { address: string; fields: Readonly<Record<string, string>> }[];
  simulator: AmazonSimulator;
  reports: unknown[];
  /** Leaves the page. */
  leave(): void;
  ending: Promise<Ending>;
}

const isConfig = (url: string) => url.includes('/wallets/config/');

/** Presses a wallet of Amazon's in a page without a document, where Amazon's script is there already. */
export async function press({
  context: over = {},
  config = [SIGNED],
  amazon = {},
  cart: own = {},
  api,
}: Setup): Promise<Press> {
  const page = new AbortController();
  const asked: Press['asked'] = [];
  const posted: Press['posted'] = [];
  const reports: unknown[] = [];
  const answers = [...config];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    if (!isConfig(url) && api) return api(url, init);
    if (!isConfig(url)) {
      const made = { ...cart(), ...own };
      if (url.endsWith('=cartShipping')) {
        const nodes = [{ quantity: 1, merchandise: { requiresShipping: true } }];
        return answer({ data: { cart: { lines: { nodes, pageInfo: { hasNextPage: false } } } } });
      }
      return answer(
        url.endsWith('=cart')
          ? { data: { cart: made } }
          : { data: { cartCreate: { cart: made, userErrors: [], warnings: [] } } },
      );
    }
    const given = (answers.length > 1 ? answers.shift() : answers[0])!;
    if (typeof given === 'function') return (given as (signal: AbortSignal) => Promise<Response>)(init.signal!);
    return given instanceof Response ? given.clone() : answer(given);
  });
  const simulator = createAmazonSimulator(amazon, {
    now: () => Date.now(),
    complain: () => {},
    post: (address, fields) => {
      posted.push({ address, fields });
      page.abort();
    },
  });
  vi.stubGlobal('amazon', simulator.amazon);
  vi.stubGlobal('addEventListener', () => {});
  const prepared = await prepare(
    context({ wallet: 'amazon_pay', params: { merchantId: 'M' }, signal: page.signal, ...over }),
  );
  if (!prepared.eligible) throw new Error(prepared.reason);
  return { asked, posted, simulator, reports, leave: () => page.abort(), ending: prepared.start() as Promise<Ending> };
}
