import { setTimeout as pause } from 'node:timers/promises';
import { faultAnswer } from '../control/fault-answer';
import { html, type Answer } from '../http/answer';
import type { StoreState } from '../store-state';
import { managedMarketsPages } from './managed-markets';

const PATH = /^\/policies\/managed-markets\/(terms|privacy)$/;

/**
 * The managed-markets pages, which a shop frames into its own: `null` for any other path. Faults know them as `terms` and `privacy`.
 */
export const answerPolicy = async (pathname: string, { faults }: StoreState): Promise<Answer | 'drop' | null> => {
  const name = PATH.exec(pathname)?.[1] as keyof typeof managedMarketsPages | undefined;
  if (!name) return null;
  const fault = faults.take(name);
  if (fault?.delayMs !== undefined) await pause(fault.delayMs, undefined, { ref: false });
  if (fault?.drop) return 'drop';
  return (fault && faultAnswer(fault)) ?? html(200, managedMarketsPages[name]);
};
