import type { Later } from './events';

/** The value, or the result of the function that makes it. */
export const valueOf = async <T extends object | null>(later: Later<T>): Promise<T> =>
  typeof later === 'function' ? later() : later;
