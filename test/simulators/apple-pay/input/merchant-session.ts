import { invalidAccess, refuse } from '../rules/refuse';

const LIFETIME_MS = 5 * 60 * 1000;

interface MerchantSession {
  epochTimestamp: number;
  expiresAt: number;
  nonce: string;
  signature: string;
}

/** Says whether the store made this session for this address. */
export type Verify = (session: MerchantSession, validationUrl: string) => boolean | Promise<boolean>;

/** The demo store's signature: a hash of nonce and validation URL. */
export const sealedByStore: Verify = async ({ nonce, signature }, validationUrl) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${nonce} ${validationUrl}`));
  return signature === Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The validation URL for a page's server; a new one each time, so that no answer fits twice. */
export const newValidationUrl = (): string =>
  `https://apple-pay-gateway.apple.com/paymentservices/startSession?session=${crypto.randomUUID()}`;

const MEMBERS = {
  epochTimestamp: 'number',
  expiresAt: 'number',
  nonce: 'string',
  signature: 'string',
  merchantSessionIdentifier: 'string',
  domainName: 'string',
} as const;

/** The argument of `completeMerchantValidation`. @throws as WebKit does for what can't be a session at all */
export function readMerchantSession(value: unknown): MerchantSession {
  if (typeof value !== 'object' || value === null) refuse(15, new TypeError('Type error'));
  const given = value as Record<string, unknown>;
  for (const [name, type] of Object.entries(MEMBERS)) if (typeof given[name] !== type) refuse(15, invalidAccess());
  return value as MerchantSession;
}

/** Apple's side of merchant validation: a merchant session is valid once, for its own URL, for five minutes. */
export function createMerchantCheck(verify: Verify) {
  const used = new Set<string>();
  return async (session: MerchantSession, validationUrl: string): Promise<string | null> => {
    if (used.has(session.nonce)) return 'the merchant session was used before';
    used.add(session.nonce);
    const now = Date.now();
    if (now >= session.expiresAt || now - session.epochTimestamp >= LIFETIME_MS)
      return 'the merchant session is older than five minutes';
    return (await verify(session, validationUrl)) ? null : 'the merchant session was not made for this validation URL';
  };
}
