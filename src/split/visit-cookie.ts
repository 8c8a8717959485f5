import { prototypeOf } from '../lib/dom';

/**
 * Writes a cookie that ends with the visit: all tabs and pages of the store have it. Throws where the page may keep none.
 *
 * @param value letters, digits and points alone
 */
export function writeVisitCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // Through the prototype, as in `ofDocument`.
  Reflect.set(prototypeOf(document), 'cookie', `${name}=${value};path=/;SameSite=Lax${secure}`, document);
}
