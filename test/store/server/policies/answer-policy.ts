import { playFault } from '../control/fault-answer';
import { html, type Answer } from '../http/answer';
import type { StoreState } from '../store-state';
import { managedMarketsPages } from './managed-markets';

const PATH = /^\/policies\/managed-markets\/(terms|privacy)$/;

/**
 * The policies of the company that sells abroad for the shop, which the widget shows in a frame; `null` for any other path. Faults
 * call them `terms` and `privacy`.
 */
export const answerPolicy = async (pathname: string, { faults }: StoreState): Promise<Answer | 'drop' | null> => {
  const name = PATH.exec(pathname)?.[1] as keyof typeof managedMarketsPages | undefined;
  if (!name) return null;
  return (await playFault(faults.take(name))) ?? html(200, managedMarketsPages[name]);
};
