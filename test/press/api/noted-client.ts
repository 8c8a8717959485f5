import { vi } from 'vitest';
import { createCartClient, type CartClientOptions } from '../../../src/press/api/client';
import { documents } from '../../../src/press/checkout/documents';
import { answer, created } from '../checkout/answers';

export type Answering = (url: string, options: RequestInit) => Response | Promise<Response>;

/** A client whose calls are answered in turn; the last answer stands. Each call is noted with the clock's time. */
export function client(answers: Answering[], options: Partial<CartClientOptions> = {}) {
  const calls: { at: number; url: string; options: RequestInit }[] = [];
  const shop = { accessToken: 'token', apiBase: 'https://shop.example', buyerCountry: 'JP', buyerLocale: 'ja' };
  const { send } = createCartClient({ ...shop, ...options }, async (url: string, init: RequestInit) => {
    calls.push({ at: Date.now(), url, options: init });
    return (answers[calls.length - 1] ?? answers.at(-1))!(url, init);
  });
  return {
    calls,
    times: () => calls.map(({ at }) => at),
    request: (o = {}) => send(documents.cartCreate, { input: {} }, o),
  };
}

/** What a promise came to, once all timers have run. */
export async function settled(promise: Promise<unknown>) {
  const [result] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return result[0]!.status === 'fulfilled' ? result[0].value : { failure: result[0]!.reason };
}

/** An answer that nothing is wrong with. */
export const ok: Answering = () => answer(created());

/** A server that wants to be asked later. */
export const busy =
  (status: number, retryAfter?: string): Answering =>
  () =>
    answer('<p>busy', { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) });
