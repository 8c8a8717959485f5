import type { Sent } from '../near-store';
import type { Seen } from '../seen';

/** The requests of one operation. */
export const sentOf = ({ store }: Seen, operation: string): Sent[] =>
  store.sent.filter((one) => one.operation === operation);

interface Completion {
  data?: {
    cartSubmitForCompletion?: {
      result?: { __typename?: unknown; redirectUrl?: unknown } | null;
    } | null;
  };
}

/** What the store has answered to a submission: `SubmitSuccess`, for example. */
export const resultTypeOf = ({ came }: Sent): unknown =>
  (came?.body as Completion | null)?.data?.cartSubmitForCompletion?.result?.['__typename'];

/** Whether an answer came that says nothing: it may have been that of an order. */
const isUnreadable = ({ came }: Sent): boolean => {
  if (came?.status !== 200) return false;
  const { data, errors } = (came.body ?? {}) as { data?: Completion['data']; errors?: unknown };
  return !errors && typeof data?.cartSubmitForCompletion?.result?.['__typename'] !== 'string';
};

/** Whether the server, its silence, or an answer that nobody can read allows the same to be sent again. */
export const mayRepeat = (before: Sent): boolean => {
  const status = before.came?.status;
  if (status === null || status === 429 || status === 503 || isUnreadable(before)) return true;
  return resultTypeOf(before) === 'SubmitThrottled';
};
