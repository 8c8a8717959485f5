import type { Later } from '../sheet';

/** The value, or what it is made of now. */
export const valueOf = async <T extends object | null>(later: Later<T>): Promise<T> =>
  typeof later === 'function' ? later() : later;
