import type { CartClient } from '../../src/api/client';
import { applePaySessionCreate } from './apple-pay-session';

/** The session that Apple gives the merchant for one sheet. Rejects when there is none. */
export async function merchantSession(client: CartClient, validationUrl: string): Promise<object> {
  const given = await applePaySessionCreate(client, validationUrl);
  if (given.type === 'given') return JSON.parse(given.value) as object;
  throw new Error(`no merchant session: ${given.errors.map(({ code }) => code).join(', ')}`);
}
