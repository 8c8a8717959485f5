import { visit } from '../../src/core/lib/visit';

let attempts = 0;

/** Names this page's payments at Google: `pw-` and the id that telemetry has for this visit. */
export const transactionId = (): string => `pw-${(visit.id ??= crypto.randomUUID())}`;

/** A new name for each attempt of this page to pay: the API makes one order of all that carry the same. */
export const attemptToken = (): string => `${transactionId()}-${(attempts += 1)}`;
