import type { Sent } from './store';

interface Completion {
  data?: {
    cartSubmitForCompletion?: {
      result?: { __typename?: unknown; redirectUrl?: unknown } | null;
    } | null;
  };
}

/** What the API says that a submission came to; undefined for every other request, and without an answer. */
export const completionOf = ({ came }: Sent): unknown =>
  (came?.body as Completion | null)?.data?.cartSubmitForCompletion?.result?.['__typename'];

/** Whether a submission was answered, and the answer says nothing: it may have been that of an order. */
const isUnreadable = ({ operation, came }: Sent): boolean => {
  if (operation !== 'cartSubmitForCompletion' || came?.status !== 200) return false;
  const { data, errors } = (came.body ?? {}) as { data?: Completion['data']; errors?: unknown };
  return !errors && typeof data?.cartSubmitForCompletion?.result?.['__typename'] !== 'string';
};

/** Whether the server, its silence, or an answer that nobody can read allows the same to be sent again. */
export const mayRepeat = (before: Sent): boolean => {
  const status = before.came?.status;
  if (status === null || status === 429 || status === 503 || isUnreadable(before)) return true;
  return completionOf(before) === 'SubmitThrottled';
};

/** Requests of an operation, in their order. */
export const ofOperation = (sent: readonly Sent[], operation: string): Sent[] =>
  sent.filter((one) => one.operation === operation);

/** Whether an answer of the store's has a cart in it. */
export const hasCart = ({ came }: Sent): boolean => JSON.stringify(came?.body ?? null).includes('"totalAmount"');
