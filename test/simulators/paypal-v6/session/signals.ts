import { inLog } from '../../paypal/flow/crossing';
import type { PageContext } from '../context';
import { payPalError } from '../rules/errors';
import type { SessionOptions } from './check-session';

const later = (ms = 0) => new Promise<void>((done) => setTimeout(done, ms));

/** The page's callbacks during one start: each is called in the page, in a task of its own, and noted. */
export function pageSignals(page: SessionOptions, { log, options }: PageContext) {
  let isSilent = false;

  /** Calls what may not fail. */
  const call = async (name: 'onCancel' | 'onComplete' | 'onError', detail: unknown, run: () => unknown) => {
    await later();
    if (isSilent) return;
    log.note('event', name, detail);
    try {
      await run();
    } catch (error) {
      log.violate(40, `${name} threw ${String(error)}`);
    }
  };
  const complete = async (paymentSessionState: string) => {
    await later(options.completesAfter);
    await call('onComplete', paymentSessionState, () => page.onComplete?.({ paymentSessionState }));
  };
  const error = async (given: unknown) => {
    await call('onError', inLog(given), () => page.onError?.(given));
    await complete('error');
  };
  const approveOnce = async (data: object) => {
    await later();
    if (isSilent) return;
    log.note('event', 'onApprove', data);
    const given = page.onApprove?.(data);
    if (page.onApprove && !(given instanceof Promise)) log.violate(20, 'onApprove returned no promise');
    await given;
  };

  return {
    /** Rejects when the page does. */
    async approve(data: object): Promise<void> {
      await approveOnce(data);
      if (options.approvesTwice) await approveOnce(data);
      if (options.failsAfterApproval) await error(payPalError('ERR_FLOW', 'after the approval'));
      else await complete('approved');
    },
    async cancel(data: object): Promise<void> {
      if (options.endsSilently) return;
      await call('onCancel', data, () => page.onCancel?.(data));
      await complete('canceled');
    },
    error,
    /** From now on nothing is called. */
    silence: () => void (isSilent = true),
  };
}
