import { withTimeout } from '../../../src/lib/async';
import type { OurButton, Prepared } from '../../../src/wallet';
import type { partnerButton as PartnerButton } from '../../partner-button';
import type { PayPalSale } from '../paypal-params';
import type { beginPayPal as BeginPayPal } from '../paypal-press';
import { openWindow } from './open-window';
import { ownButton } from './own-button';
import { readySessions, type ReadySessions } from './sessions';
import { ELIGIBLE_LIMIT } from '../../limits';

/** What both versions use; it is in the chunk that fetches this one. */
interface SharedParts {
  beginPayPal: typeof BeginPayPal;
  partnerButton: typeof PartnerButton;
  /** Why Venmo is withdrawn where an agreement is needed. */
  noAgreements: string;
}

/**
 * Keeps a session ready for the next press, of the kind that would be bought, and takes the button away where PayPal does not serve it.
 *
 * @param first whether PayPal serves what would be bought now
 * @returns how to stop
 */
function keepReady(ours: OurButton, sessions: ReadySessions, first: Promise<boolean>, refusal: () => string | null) {
  const end = new AbortController();
  let kind = sessions.kindNow();
  const make = () =>
    sessions.make(kind).catch(() => {
      // A press tries again.
    });
  const onlyEligible = async (eligible: Promise<boolean>) => {
    if (!(await eligible) && !end.signal.aborted) ours.withdraw('not_eligible');
  };
  void onlyEligible(first);
  const stop = ours.watch(() => {
    const reason = refusal();
    if (reason) return ours.withdraw(reason);
    if (kind === sessions.kindNow()) return;
    kind = sessions.kindNow();
    void make();
    void onlyEligible(sessions.isEligible(kind));
  });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void make();
  };
  addEventListener('pageshow', onShow, { signal: end.signal });
  return () => {
    end.abort();
    stop();
  };
}

/**
 * PayPal and Venmo by version 6 of PayPal's script: a click on our own button opens PayPal's window, and what is bought is promised to it.
 * All that the click needs is made before. Rejects if the parameters are wrong, or if PayPal's script does not arrive.
 */
export async function prepareV6(
  sale: Omit<PayPalSale, 'agreement'>,
  { beginPayPal, partnerButton, noAgreements }: SharedParts,
): Promise<Prepared> {
  const { ctx, params, needsAgreement } = sale;
  const sessions = readySessions(sale);
  const first = sessions.kindNow();
  await sessions.make(first);
  const eligible = sessions.isEligible(first);
  if (!(await withTimeout(ELIGIBLE_LIMIT, eligible).catch(() => true)))
    return { eligible: false, reason: 'not_eligible' };
  return {
    eligible: true,
    start: async () => null,
    open() {
      const kind = sessions.kindNow();
      return openWindow(sessions, kind, beginPayPal({ ...sale, agreement: kind === 'agreement' }));
    },
    show(ours) {
      const refusal = () => (ctx.wallet === 'venmo' && needsAgreement() ? noAgreements : null);
      const stop = keepReady(ours, sessions, eligible, refusal);
      const wantsTheirs = Object.hasOwn(ctx.params, 'button') && ctx.params['button'] === 'paypal';
      const theirs = wantsTheirs ? partnerButton(ours, () => null, ownButton(ours, ctx.wallet, params)) : null;
      return () => {
        stop();
        theirs?.close();
      };
    },
  };
}
