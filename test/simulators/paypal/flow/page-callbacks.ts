import type { Log } from '../../rules/log';
import { crossed, inLog, isError } from './crossing';
import type { ButtonOptions, Funding } from '../rules/paypal-types';

const later = (task: () => void) => void setTimeout(task, 0);

/** The page's callbacks during one click: each is called in a task of its own, and noted. */
export function pageCallbacks(options: ButtonOptions, funding: Funding, log: Log) {
  /** Errors that the page has been told of: each is told once. */
  const told = new Set<unknown>();

  /** Calls what may not fail: `onError` and `onCancel`. */
  const call = (name: 'onError' | 'onCancel', detail: unknown, run: () => unknown) => {
    log.note('event', name, detail);
    const failed = (error: unknown) => log.violate(40, `${name} threw ${String(error)}`);
    try {
      Promise.resolve(run()).catch(failed);
    } catch (error) {
      failed(error);
    }
  };

  return {
    /** Asks whether a click counts. Rejects when the page throws. */
    async onClick(): Promise<boolean> {
      const { onClick } = options;
      if (!onClick) return true;
      log.note('event', 'onClick', { fundingSource: funding });
      let hasRejected = false;
      const answer = (isValid: boolean) => {
        if (!isValid) hasRejected = true;
        return Promise.resolve(isValid) as unknown as Promise<void>;
      };
      const given = onClick({ fundingSource: funding }, { resolve: () => answer(true), reject: () => answer(false) });
      const isValid = ((await given) as unknown) !== false;
      if (isValid && hasRejected) log.violate(10, 'onClick: actions.reject() was called and not returned');
      log.note('answer', 'onClick', isValid);
      return isValid;
    },
    /** Calls the one creator of the button. */
    async create(): Promise<unknown> {
      const { createOrder, createBillingAgreement } = options;
      const name = createOrder ? 'createOrder' : 'createBillingAgreement';
      log.note('event', name);
      try {
        const given = createOrder
          ? createOrder(
              { paymentSource: funding },
              { order: { create: () => Promise.reject(new Error('not simulated')) } },
            )
          : createBillingAgreement!();
        const token = await (given as Promise<unknown>);
        log.note('answer', name, token);
        return token;
      } catch (error) {
        log.note('answer', name, { rejected: inLog(error) });
        if (!isError(error)) log.violate(33, `${name} rejected with ${String(error)}, which is no Error`);
        throw error;
      }
    },
    /** Rejects when the page does. */
    async onApprove(data: unknown): Promise<void> {
      const { onApprove } = options;
      if (!onApprove) throw new Error('Expected onApprove');
      log.note('event', 'onApprove', data);
      const actions = { redirect() {}, restart: () => log.note('call', 'restart') };
      await onApprove(data as Parameters<typeof onApprove>[0], actions);
      log.note('answer', 'onApprove');
    },
    onCancel(data: Record<string, unknown>): void {
      later(() => call('onCancel', data, () => options.onCancel?.(data, { redirect() {} })));
    },
    /** @param isOurs whether the error was made on PayPal's side, and so has no border to cross */
    onError(error: unknown, isOurs = false): void {
      if (told.has(error)) return;
      told.add(error);
      const { onError } = options;
      const arrived = isOurs ? error : crossed(error);
      later(() => {
        if (!onError) throw arrived;
        call('onError', inLog(arrived), () => onError(arrived as Record<string, unknown>));
      });
    },
  };
}
