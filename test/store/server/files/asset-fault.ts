import { setTimeout as pause } from 'node:timers/promises';
import { faultAnswer } from '../control/fault-answer';
import type { Answer } from '../http/answer';
import type { StoreState } from '../store-state';

/** The name that faults know a widget's file by: its path below `/karui/<version>/`, `null` for any other path. */
const widgetFile = (pathname: string): string | null => /^\/karui\/[^/]+\/(.+)$/.exec(pathname)?.[1] ?? null;

/**
 * What is scripted to go wrong with a widget's file: an answer instead of it, `'drop'` to cut the connection, `null` to
 * serve it after all, late if so asked. Any page may read the answer, as it may the file, so that a failure looks like
 * the one it plays and not like a missing permission.
 */
export const assetFault = async (pathname: string, { faults }: StoreState): Promise<Answer | 'drop' | null> => {
  const file = widgetFile(pathname);
  const fault = file === null ? undefined : faults.take(file);
  if (!fault) return null;
  if (fault.delayMs !== undefined) await pause(fault.delayMs, undefined, { ref: false });
  if (fault.drop) return 'drop';
  const answer = faultAnswer(fault);
  return answer && { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
};
