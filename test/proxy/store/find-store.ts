import { getDomain } from 'tldts';
import type { Pool } from 'undici';
import type { Limits } from '../limits';
import { StoreTrouble, troubleOf } from '../trouble';
import { openPool } from './open-pool';

/** A store that answers. */
export interface FoundStore {
  /** Where its pages are: the address that was given, or the one it leads to within its own domain. */
  origin: string;
  /** It shows its pages only to those who know a password. */
  asksPassword: boolean;
}

interface Looked {
  status: number;
  location: string | null;
  text: string;
}

/** Most redirects that are followed, as in browsers' own habit of giving up. */
const HOPS = 10;
const ENOUGH = 1_000_000;

async function look(pool: Pool, path: string, signal: AbortSignal): Promise<Looked> {
  const headers = { accept: 'text/html,application/json', 'user-agent': 'Mozilla/5.0 (karui npm start)' };
  const { statusCode, headers: answered, body } = await pool.request({ path, method: 'GET', headers, signal });
  let text = '';
  for await (const chunk of body.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > ENOUGH) break;
  }
  const { location } = answered;
  return { status: statusCode, location: typeof location === 'string' ? location : null, text };
}

/** What a store that is busy, or takes us for a bot, answers: it says nothing of what the store is. */
const isRefusal = (status: number): boolean => [401, 403, 429, 430].includes(status) || status >= 500;
const isRedirect = (status: number): boolean => status >= 300 && status < 400;
const isPassword = (path: string): boolean => path.replace(/[?#].*/, '').endsWith('/password');

/** What is wrong with the answer for the cart; null when it is a cart. */
function complaint({ status, text }: Looked): string | null {
  if (status !== 200) return `answers ${status}`;
  try {
    const cart = JSON.parse(text) as { items?: unknown } | null;
    return Array.isArray(cart?.items) ? null : 'has no items';
  } catch {
    return 'is not JSON';
  }
}

/** Follows a page to where it stands, within the store's own domain. */
async function follow(start: URL, limits: Limits, signal: AbortSignal): Promise<URL> {
  let at = start;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const pool = openPool(at.origin, limits);
    try {
      const { status, location } = await look(pool, at.pathname + at.search, signal);
      if (!isRedirect(status) || location === null) return at;
      const next = new URL(location, at);
      const isSame = next.hostname === at.hostname || getDomain(next.hostname) === getDomain(at.hostname);
      if (!isSame || next.protocol !== at.protocol) throw new StoreTrouble('elsewhere', at.origin, next.origin);
      at = next;
    } catch (error) {
      throw troubleOf(error, at.host, limits.answerMs);
    } finally {
      await pool.destroy();
    }
  }
  throw new StoreTrouble('elsewhere', start.origin, at.href);
}

/**
 * Asks an address whether it is a store's: where its pages are, and whether it has a cart API.
 *
 * @throws StoreTrouble when it can't be reached, leads to another domain or is no store
 */
export async function findStore(address: URL, limits: Limits): Promise<FoundStore> {
  const signal = AbortSignal.timeout(limits.answerMs);
  const page = await follow(new URL('/', address), limits, signal);
  const pool = openPool(page.origin, limits);
  try {
    const cart = await look(pool, '/cart.js', signal);
    const asksPassword = isPassword(page.pathname) || (isRedirect(cart.status) && isPassword(cart.location ?? ''));
    const wrong = complaint(cart);
    if (wrong !== null && !asksPassword)
      throw new StoreTrouble(isRefusal(cart.status) ? 'refuses' : 'no-store', page.origin, wrong);
    return { origin: page.origin, asksPassword };
  } catch (error) {
    throw troubleOf(error, page.host, limits.answerMs);
  } finally {
    await pool.destroy();
  }
}
