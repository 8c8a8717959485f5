import { playFault } from '../control/fault-answer';
import type { Answer } from '../http/answer';
import type { StoreState } from '../store-state';

/**
 * The name of a file in faults: a widget's path below `/karui/<version>/`, `paypal/…` and `amazon/…` for what those serve, `shop/promise` and
 * `login_with_shop/authorize` for what Shop does; `null` for any other path.
 */
const fileName = (pathname: string): string | null =>
  (/^\/karui\/[^/]+\/(.+)$/.exec(pathname) ??
    /^\/__((?:paypal|amazon)\/.+|shop\/promise)$/.exec(pathname) ??
    /^\/services\/(login_with_shop\/authorize)$/.exec(pathname))?.[1] ?? null;

/**
 * The fault that was set for a file: an answer instead of it, `'drop'` to cut the connection, or `null` to serve the file
 * (late, if the fault says so). Any page may read the answer, so that it looks like this failure and not like a CORS error.
 */
export const assetFault = async (pathname: string, { faults }: StoreState): Promise<Answer | 'drop' | null> => {
  const file = fileName(pathname);
  const answer = file === null ? null : await playFault(faults.take(file));
  if (answer === null || answer === 'drop') return answer;
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
};
