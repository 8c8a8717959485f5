import { vi } from 'vitest';
import type { Options } from './options';
import type { Given, Instance, Session, SessionKind } from './rules/types';
import { createPayPalV6Simulator } from './simulator';

export const fakeClock = () => vi.useFakeTimers();

/** Lets everything happen that waits for nothing but its turn. */
export const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

/** What nothing is wrong with. */
export const INSTANCE = {
  clientId: 'karui-demo',
  components: ['paypal-payments', 'venmo-payments', 'paypal-legacy-billing-agreements'],
  locale: 'ja-JP',
  pageType: 'product-details',
};

const CREATE = {
  paypal: 'createPayPalOneTimePaymentSession',
  agreement: 'createPayPalBillingAgreementWithoutPurchase',
  venmo: 'createVenmoOneTimePaymentSession',
} as const satisfies Record<SessionKind, keyof Instance>;

/** A token that each kind takes. */
export const token = (kind: SessionKind) => (kind === 'agreement' ? { billingToken: 'BA-1' } : { orderId: 'EC-1' });

interface Asked {
  kind?: SessionKind;
  options?: Partial<Options>;
  /** Changes of the session's options. */
  session?: Given;
  browser?: { userAgent: string };
}

/** A page that keeps every rule, and writes down what it is told. */
export async function createSeller({ kind = 'paypal', options, session: changes, browser }: Asked = {}) {
  const simulator = createPayPalV6Simulator(options, browser && { browser });
  const told: unknown[] = [];
  const note =
    (name: string) =>
    (data: unknown): void =>
      void told.push([name, data instanceof Error ? data.message : data]);
  const making = simulator.namespace.createInstance(INSTANCE);
  await settle();
  const instance = await making;
  const make = (): Session =>
    instance[CREATE[kind]]!({
      ...(kind === 'paypal' && { commit: false }),
      onApprove: async (data: unknown) => note('approve')(data),
      onCancel: note('cancel'),
      onComplete: note('complete'),
      onError: note('error'),
      ...changes,
    });
  return {
    simulator,
    instance,
    make,
    /** What the page was told since it was asked last. */
    tell: () => told.splice(0),
    /** Numbers of the rules that were broken. */
    broken: () => simulator.violations.map((text) => Number.parseInt(text, 10)),
  };
}

/** Starts a session, and notes how its promise ends. */
export async function startSession({
  presentation,
  promise,
  ...asked
}: Asked & { presentation?: Given; promise?(): Promise<unknown> } = {}) {
  const seller = await createSeller(asked);
  const session = seller.make();
  const ends: unknown[] = [];
  const given = promise ? promise() : Promise.resolve(token(asked.kind ?? 'paypal'));
  const start = (mode = presentation) =>
    session.start(mode, given).then(
      () => void ends.push('resolved'),
      (error: { code?: string }) => void ends.push(error.code ?? String(error)),
    );
  void start();
  await settle();
  return { ...seller, session, ends, start };
}
