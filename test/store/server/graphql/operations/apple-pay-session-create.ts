import { createHash, randomUUID } from 'node:crypto';
import type { CallContext } from '../call-context';

const LIFETIME_MS = 5 * 60 * 1000;

const isApples = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.endsWith('.apple.com');
};

/** `applePaySessionCreate`: a merchant session as JSON text, a new one for each call, made for its validation URL. */
export const applePaySessionCreate = ({ validationUrl }: { validationUrl: string }, context: CallContext) => {
  if (context.refused) return { body: null, userErrors: [] };
  if (!isApples(validationUrl))
    return {
      body: null,
      userErrors: [
        { code: 'VALIDATION_URL_IS_INVALID', field: ['validationUrl'], message: 'The validation URL is not valid.' },
      ],
    };
  const nonce = randomUUID();
  const now = Date.now();
  const session = {
    epochTimestamp: now,
    expiresAt: now + LIFETIME_MS,
    merchantSessionIdentifier: `SSH${randomUUID().replaceAll('-', '').toUpperCase()}`,
    nonce,
    merchantIdentifier: 'merchant.store.demo',
    domainName: new URL(context.origin).hostname,
    displayName: 'かるい茶舗',
    signature: createHash('sha256').update(`${nonce} ${validationUrl}`).digest('hex'),
  };
  return { body: JSON.stringify(session), userErrors: [] };
};
