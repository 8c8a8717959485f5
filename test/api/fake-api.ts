import { vi } from 'vitest';
import { createCartClient, type CartClient, type CartClientOptions } from '../../src/api/client';
import { createDeadline, type Deadline } from '../../src/api/deadline';
import { answer } from '../press/cart/answers';

export type Answering = (options: RequestInit, operation: string) => Response | Promise<Response>;

/** One request as it left, with the clock's time. */
export interface Sent {
  at: number;
  operation: string;
  variables: Record<string, unknown>;
  query: string;
  options: RequestInit;
}

/** A client whose requests are answered in turn; the last answer stands. `most` is how many were ever under way at once. */
export function fakeApi(answers: readonly Answering[], options: Partial<CartClientOptions> = {}) {
  const sent: Sent[] = [];
  const state = { underWay: 0, most: 0 };
  const shop = { accessToken: 'token', apiBase: 'https://shop.example', buyerCountry: 'JP', buyerLocale: 'ja' };
  const client: CartClient = createCartClient({ ...shop, ...options }, async (url: string, init: RequestInit) => {
    const operation = new URL(url).searchParams.get('operation_name') ?? '';
    sent.push({ at: Date.now(), operation, options: init, ...JSON.parse(String(init.body)) });
    state.most = Math.max(state.most, ++state.underWay);
    const stopped = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
    try {
      return await Promise.race([(answers[sent.length - 1] ?? answers.at(-1)!)(init, operation), stopped]);
    } finally {
      state.underWay -= 1;
    }
  });
  return { client, sent, state };
}

/** What a promise came to once all timers have run, and when. */
export async function settled(promise: Promise<unknown>): Promise<{ value?: unknown; failure?: unknown; at: number }> {
  const end = promise.then(
    (value) => ({ value, at: Date.now() }),
    (failure: unknown) => ({ failure, at: Date.now() }),
  );
  const [result] = await Promise.all([end, vi.runAllTimersAsync()]);
  return result;
}

/** Runs within a deadline and lets it go. */
export async function within<T>(ms: number, run: (deadline: Deadline) => Promise<T>) {
  const deadline = createDeadline(ms);
  return settled(run(deadline).finally(deadline.end));
}

export const data =
  (body: object): Answering =>
  () =>
    answer({ data: body });

/** A server that never answers. */
export const silent: Answering = () => new Promise(() => {});
