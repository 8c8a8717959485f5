let id: string | undefined;
let attempts = 0;

/** Names this page's payments at Google: `pw-` and a random id. */
export const transactionId = (): string => (id ??= `pw-${crypto.randomUUID()}`);

/** A new name for each attempt of this page to pay: the API makes one order of all that carry the same. */
export const attemptToken = (): string => `${transactionId()}-${(attempts += 1)}`;
