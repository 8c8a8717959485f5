import type { PayPalSale } from '../params';
import { kinds, type Kind } from './kinds';
import { instanceOf, makeSession, type ReadySession } from './sessions';

/** The sessions of one button, each made before the press that starts it. */
export interface ReadySessions {
  /** What would be bought now. */
  kindNow(): Kind;
  /** The session for the next press of this kind; undefined while it is being made. */
  now(kind: Kind): ReadySession | undefined;
  /** Makes it, once until it is used. */
  make(kind: Kind): Promise<ReadySession>;
  /** Uses it: the press after that gets another. */
  use(kind: Kind): void;
  /** What PayPal says; true where it does not say. */
  isEligible(kind: Kind): Promise<boolean>;
}

/** The sessions of a button. Nothing is made yet. */
export function readySessions({ ctx, params, needsAgreement }: Omit<PayPalSale, 'agreement'>): ReadySessions {
  const { wallet } = ctx;
  const ready = new Map<Kind, ReadySession>();
  const now = (kind: Kind) => (ready.get(kind)?.isAlive() ? ready.get(kind) : undefined);
  const instance = (kind: Kind) => instanceOf(kind, params, ctx);
  return {
    kindNow: () => (wallet === 'venmo' ? wallet : needsAgreement() ? 'agreement' : 'paypal'),
    now,
    async make(kind) {
      const made = await instance(kind);
      const session = now(kind) ?? makeSession(made, kind);
      ready.set(kind, session);
      return session;
    },
    use: (kind) => void ready.delete(kind),
    async isEligible(kind) {
      try {
        const currencyCode = ctx.buyerCurrency.toUpperCase();
        const asked = { currencyCode, paymentFlow: kinds[kind].flow };
        return (await (await instance(kind)).findEligibleMethods(asked)).isEligible(wallet);
      } catch {
        return true;
      }
    },
  };
}
