import { visit } from '../../src/core/lib/visit';

let attempts = 0;

/** The platform's analytics, where the page has it. */
interface Library {
  defaultAttributes?: { microSessionId?: unknown };
}
interface Globals {
  ShopifyAnalytics?: { lib?: { trekkie?: Library } };
  trekkie?: Library;
}

/** The micro-session of the page's analytics; undefined where there is none. */
function microSession(): string | undefined {
  try {
    const { ShopifyAnalytics, trekkie } = globalThis as Globals;
    const id = (ShopifyAnalytics?.lib?.trekkie ?? trekkie)?.defaultAttributes?.microSessionId;
    return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
  } catch {
    // An ad blocker may have replaced an object with one that throws.
    return undefined;
  }
}

const ownId = (): string => (visit.id ??= crypto.randomUUID());

/** Names this page's payments at Google: `pw-` and the micro-session of the page's analytics, or else the id that telemetry has for this visit. */
export const transactionId = (): string => `pw-${microSession() ?? ownId()}`;

/**
 * A new name for each attempt of this page to pay: the API makes one order of all that carry the same. Never with the micro-session, which
 * two pages may share.
 */
export const attemptToken = (): string => `pw-${ownId()}-${(attempts += 1)}`;
