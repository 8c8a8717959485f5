import { createHash } from 'node:crypto';
import { openApplePay } from '../../../src/apple';
import { prepare } from '../../../wallets/apple-pay';
import { context } from '../../press/cart/answers';
import type { Verify } from '../../simulators/apple-pay/input/merchant-session';
import type { Contact } from '../../simulators/apple-pay/rules/apple-pay-types';
import type { SheetState } from '../../simulators/apple-pay/sheet/sheet';
import type { Options } from '../../simulators/apple-pay/shopper/options';
import { createSimulator, type Simulator } from '../../simulators/apple-pay/simulator';
import { walletParams } from '../../store/pages/widget/wallet-params';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { kyusu } from '../in-process/goods';
import type { SheetAction, SheetSetup } from '../in-process/journey';
import { purchaseOf } from '../in-process/purchase';
import {
  actBy,
  hide,
  nothingSeen,
  putPage,
  refreshed,
  refreshedBeside,
  type SheetPage,
  type SheetSeen,
} from '../in-process/sheet-page';
import { createInProcessStore } from '../in-process/store';

/** Everything that is fixed before the press. */
export interface AppleSetup extends SheetSetup {
  shopper: Partial<Options>;
  /** Milliseconds until the wallet's code is here. */
  chunk: number;
}

export type AppleAction = SheetAction<Contact>;

/** Everything that could be seen of one sheet. */
export interface AppleSeen extends SheetSeen {
  simulator: Simulator;
  /** When the wallet's code was there. */
  startedAt: number;
  /** When the sheet was gone. */
  endedAt: number | null;
  /** What the sheet was when the press ended. */
  settledIn: SheetState | null;
  /** The sheet was told that the shop does not deliver to the address. */
  isUnserved: boolean;
}

export const ENDED: ReadonlySet<SheetState> = new Set(['completed', 'failed', 'cancelled', 'aborted']);

export const stateOf = ({ simulator }: AppleSeen): SheetState => simulator.sheet()?.state ?? 'none';

export const usual: AppleSetup = {
  goods: kyusu,
  code: null,
  phoneRequired: false,
  emailRequired: true,
  account: null,
  shopper: {},
  pace: [20],
  chunk: 0,
};

/** As the demo store seals, at once: the browser's own hash takes its time. */
export const verify: Verify = ({ nonce, signature }, validationUrl) =>
  signature === createHash('sha256').update(`${nonce} ${validationUrl}`).digest('hex');

/** A page with Apple Pay in the same process: the simulator's globals, the demo store, and one button. */
export function openApplePage(setup: AppleSetup): SheetPage<AppleSeen, AppleAction> {
  const page = new EventTarget();
  const store = createInProcessStore({ pace: setup.pace });
  /** Requests when Apple's latest event came. */
  let sentBefore = 0;
  const answered = (name: string, detail: unknown) => {
    if (name === 'completeShippingContactSelection') {
      const { errors = [] } = detail as ApplePayJS.ApplePayShippingContactUpdate;
      seen.isUnserved = errors.some(({ code }) => code === 'addressUnserviceable');
      // An unknown country is not sent to the store, and the answer to a refused address may have no cart.
      if (errors.length === 0) refreshed(seen);
      else refreshedBeside(seen, store.sent.slice(sentBefore));
    }
    // Where nothing is sent, the card brings the only address.
    if (name === 'completePaymentMethodSelection' && !setup.goods.sends) refreshed(seen);
    if (name === 'completeCouponCodeChange') {
      const { newShippingMethods = [] } = detail as ApplePayJS.ApplePayCouponCodeUpdate;
      // The store serves the address by now: the answer takes no error about it, only methods.
      if (newShippingMethods.length > 0) seen.isUnserved = false;
      refreshedBeside(seen, store.sent.slice(sentBefore));
    }
    // Here Apple's sheet takes errors and no total.
    if (name === 'completePayment') seen.isStale = true;
  };
  const simulator = createSimulator(
    { versions: [3, 12, 14], total: 'any', ...setup.shopper },
    {
      target: page,
      verify,
      tell(notice) {
        if (notice.type === 'sheet') seen.endedAt = Date.now();
        if (notice.type !== 'log') return;
        const { kind, name, detail } = notice.entry;
        if (kind === 'event') sentBefore = store.sent.length;
        if (kind === 'call') answered(name, detail);
        if (kind !== 'event' || name !== 'paymentauthorized') return;
        const { payment } = detail as { payment: ApplePayJS.ApplePayPayment };
        const { amount } = simulator.sheet()!.total;
        seen.approved.push({ token: payment.token.transactionIdentifier, total: amount!, sent: store.sent.length });
      },
    },
  );
  const none = { startedAt: 0, endedAt: null, settledIn: null, isUnserved: false };
  const seen: AppleSeen = { ...nothingSeen(store), simulator, ...none };
  const { ApplePaySession, ApplePayError, user, gesture } = simulator;
  const close = putPage(seen, page, setup, { ApplePaySession, ApplePayError });

  return {
    seen,
    close,
    async begin() {
      const ctx = contextOf(setup, seen);
      const opened = gesture(() => openApplePay(ctx.params, ctx.buyerCurrency, ctx.requiresShipping(), !ctx.cartId()));
      const start = async () => {
        const prepared = await prepare(ctx);
        if (!prepared.eligible) throw new Error(prepared.reason);
        seen.startedAt = Date.now();
        const ending = (await prepared.start(opened))!;
        seen.settled = { ending, at: Date.now() };
        seen.settledIn = stateOf(seen);
      };
      setTimeout(() => start().catch((error: unknown) => seen.loose.push(error)), setup.chunk);
    },
    isReady: () => stateOf(seen) === 'ready' || ENDED.has(stateOf(seen)),
    act(action) {
      const sheet = simulator.sheet();
      const hands = {
        isReady: stateOf(seen) === 'ready',
        isOver: ENDED.has(stateOf(seen)),
        canPay: !!sheet?.canPay,
        options: (sheet?.shippingMethods ?? []).map(({ identifier }) => identifier),
        address: user.selectContact,
        edit: user.editContact,
        option: user.selectMethod,
        card: ({ to, billing }: { to: Parameters<typeof user.selectPaymentMethod>[0]; billing?: unknown }) =>
          user.selectPaymentMethod(to, (billing ?? undefined) as never),
        code: (to: string) => (sheet?.code === null ? undefined : user.typeCode(to)),
        pay: user.authorize,
        cancel: user.cancel,
        hide: () => hide(seen, page),
      };
      actBy(seen, hands, action);
    },
  };
}

/** The press of a setup's page. */
function contextOf({ goods, phoneRequired, emailRequired, account }: AppleSetup, { store }: AppleSeen) {
  const over = new AbortController();
  addEventListener('pagehide', () => over.abort());
  return context({
    wallet: 'apple_pay',
    accessToken: STOREFRONT_TOKEN,
    params: { ...walletParams.apple_pay, phoneRequired, emailRequired, customerAccountEmail: account ?? undefined },
    ...purchaseOf(goods, store),
    signal: over.signal,
  });
}
