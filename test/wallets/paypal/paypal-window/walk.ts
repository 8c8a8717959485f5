import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { Ending, WalletContext } from '../../../../src/wallet';
import { paypalWindow } from '../../../../wallets/paypal/paypal-window';
import { context } from '../../../press/cart/answers';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import type { PaypalBuyerName } from '../../../store/shop/payment/paypal-buyers';
import type { PayPalParams } from '../../../../wallets/paypal/paypal-params';
import { pass } from '../../in-process/fake-time';
import { createInProcessStore, type InProcessStore } from '../../in-process/store';
import { stubCookie } from '../../../stub-cookie';

const acts = ['run', 'over', 'create', 'approve', 'cancel', 'closed', 'error', 'wait', 'long'] as const;
type Act = (typeof acts)[number];

/** What PayPal, the shopper and the page do with one window, in any order, and how the store fares meanwhile. */
export interface Way {
  acts: readonly Act[];
  /** Milliseconds for each way of a request. */
  pace: readonly number[];
  fault: object | null;
}

const FAULTS = [
  { operation: 'cartCreate', status: 500 },
  { operation: 'cartCreate', stock: 0 },
  { operation: 'paypalTokenCreate', userErrors: [{ code: 'RESTRICTED_WALLET_ACCOUNT' }] },
  { operation: 'paypalTokenCreate', delayMs: 40_000 },
  { operation: 'PayPalBuyerDetailsFetch', nullData: true },
  { operation: 'PayPalBuyerDetailsFetch', delayMs: 40_000 },
  { operation: 'cartBuyerIdentityUpdate', truncated: true },
  { operation: 'cartPaymentUpdate', delayMs: 40_000 },
] as const;

const some = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 9 });

/** These acts first, then any others. */
const after = (...first: Act[]): fc.Arbitrary<Act[]> => some.map((rest) => first.concat(rest));

export const ways: fc.Arbitrary<Way> = fc.record({
  // By chance alone few windows would reach their approval.
  acts: fc.oneof(some, after('run', 'create', 'long'), after('run', 'create', 'long', 'approve')),
  pace: fc.array(fc.nat(3000), { minLength: 1, maxLength: 4 }),
  fault: fc.option(fc.constantFrom(...FAULTS)),
});

/** Who approves, what PayPal's script tells of it, and what the server has asked for. */
interface Approval {
  buyer?: PaypalBuyerName;
  /** Whatever PayPal's script gives to `onApprove`; the buyer's own id unless given. */
  data?: unknown;
  params?: Partial<PayPalParams>;
}

/** The outcome of a window. */
export interface Seen {
  way: Way;
  store: InProcessStore;
  endings: Ending[];
  /** What the creator gave, or the error that it rejected with. */
  created: (string | Error)[];
  /** How often the creator was asked. */
  asked: number;
  /** Whether the press was run, and was not over before it began. */
  hasRun: boolean;
  /** Whether the shopper approved before anything else ended the press. */
  isApproved: boolean;
  /** Whether something happened after which the press has to end. */
  mustEnd: boolean;
}

/**
 * Walks one way with a window of PayPal's, at the end of a line to the store, until nothing more can come.
 *
 * @param store with a fault or goods of the test's own
 * @param over what else the wallet knows of the element
 * @param approval who approves, and how
 */
export async function walk(
  way: Way,
  store = createInProcessStore({ pace: way.pace }),
  over: Partial<WalletContext> = {},
  { buyer = 'tokyo', data, params: asked = {} }: Approval = {},
): Promise<Seen> {
  if (way.fault) store.fault(way.fault);
  vi.stubGlobal('fetch', store.fetch);
  stubCookie('');
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const ctx = context({
    wallet: 'paypal',
    instrument: 'PayPal',
    accessToken: STOREFRONT_TOKEN,
    productForm: () => ({ variantId: 41_001, quantity: 2, properties: {} }),
    ...over,
  });
  const params = {
    sdkUrl: '',
    merchantId: 'KARUIDEMO',
    requiresBillingAgreement: false,
    color: 'gold' as const,
    accountEmail: '',
    ...asked,
  };
  const needsAgreement = () => params.requiresBillingAgreement || ctx.hasPlan();
  const window = paypalWindow({ ctx, params, agreement: needsAgreement(), needsAgreement });
  const nothing = { hasRun: false, isApproved: false, mustEnd: false };
  const seen: Seen = { way, store, endings: [], created: [], asked: 0, ...nothing };
  let payerID: unknown;
  const token = () => seen.created.find((one) => typeof one === 'string');
  const ended = (end: () => void) => {
    seen.mustEnd = true;
    end();
  };
  const act = {
    run() {
      seen.hasRun = true;
      void window.run().then((ending) => seen.endings.push(ending));
    },
    over() {
      seen.mustEnd = true;
      void window.run({ type: 'out_of_stock' }).then((ending) => seen.endings.push(ending));
    },
    create() {
      seen.asked += 1;
      const note = (one: string | Error) => void seen.created.push(one);
      window.create().then(note, note);
    },
    approve() {
      const given = token();
      if (given !== undefined) {
        payerID = store.state.paypal.approve(given, buyer)?.payerId;
        seen.isApproved ||= !seen.mustEnd;
        seen.mustEnd = true;
      }
      window.approve((data === undefined ? { payerID } : data) as Parameters<typeof window.approve>[0]);
    },
    cancel: () => ended(() => window.cancel()),
    closed: () => ended(() => window.error(new Error('Window closed'))),
    error: () => ended(() => window.error(Object.freeze({ message: 'something' }))),
    wait: () => pass(1000),
    long: () => pass(15_000),
  } satisfies Record<Act, () => unknown>;
  for (const name of way.acts) {
    await act[name]();
    await pass(0);
  }
  await pass(120_000);
  return seen;
}
