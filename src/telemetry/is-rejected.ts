/** Kinds of errors that are expected on the way to Amazon: a call that failed, a page that was left. */
const KIND = /^(ClientError|AbortError)$/;

/** Messages for a script that did not come. */
const LATE = /^(no answer within|nothing from the script)/;

/** Amazon's script throws plain texts. */
const isExpected = (cause: unknown): boolean =>
  typeof cause === 'string' || (cause instanceof Error && (KIND.test(cause.name) || LATE.test(cause.message)));

/** Whether an error says that Amazon Pay has rejected a press in an expected way: then it is recorded, and not reported. */
export const isRejected = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'amazon_pay' && isExpected(error.cause);
