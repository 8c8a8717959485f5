import type { PaymentData } from '../../simulators/google-pay/rules/google-pay-types';
import { pass } from '../in-process/fake-time';
import { fault } from '../in-process/store-actions';
import { pay } from '../in-process/way';
import type { GooglePage } from './google-page';
import { doAll } from './open-page';

/** Milliseconds in which a page that nothing is wrong with has answered. */
const PATIENCE = 2000;

/** Has Google ask the page, whatever the sheet shows, with all the time that the answer needs. */
async function ask<T>(answering: Promise<T>): Promise<T> {
  // It is awaited below.
  answering.catch(() => {});
  await pass(PATIENCE);
  return answering;
}

/** Asks the page of a change. */
export const askOfChange = ({ seen }: GooglePage, data: unknown) => ask(seen.callbacks!.onPaymentDataChanged(data));

/** Gives the page a payment. */
export const askOfPayment = ({ seen }: GooglePage, data: unknown) => ask(seen.callbacks!.onPaymentAuthorized(data));

/** A payment as Google gave it to the page; the store has refused it. */
export async function refusedPayment(page: GooglePage): Promise<PaymentData> {
  await doAll(page, fault('cartSubmitForCompletion', { submitFailed: [{ code: 'PAYMENTS_METHOD_REQUIRED' }] }), pay);
  const events = page.seen.simulator.log.filter(({ kind, name }) => kind === 'event' && name === 'onPaymentAuthorized');
  return events.at(-1)!.detail as PaymentData;
}
