import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, empty, html, json } from '../http/answer';
import type { Fault } from './read-faults';

/** 401 as the API words it: an error without a message. */
export const unauthorized = (): Answer =>
  json(401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });

const ERROR_PAGE = '<!doctype html><html lang="ja"><title>エラー</title><h1>ただいま混み合っております</h1></html>';

const retryAfter = (value: number | string): string =>
  typeof value === 'number'
    ? String(value)
    : new Date(Date.now() + Number(/\d+/.exec(value)?.[0]) * 1000).toUTCString();

const bodyOf = (fault: Fault): Answer | null => {
  const status = fault.status ?? 200;
  if (fault.html) return html(status, ERROR_PAGE);
  if (fault.empty) return empty(status);
  if (fault.graphqlErrors) return json(status, { errors: fault.graphqlErrors });
  if (fault.status === undefined) return null;
  if (status === 401) return unauthorized();
  if (status === 429) return json(status, { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });
  return json(status, { errors: `answered ${status} as asked` });
};

export type Wait = (ms: number) => Promise<unknown>;

/** Waits for so many milliseconds, without holding up the end of the process. */
export const wait: Wait = (ms) => pause(ms, undefined, { ref: false });

/** The answer that a fault gives instead of the real one; `null` when the call is to be executed. */
export const faultAnswer = (fault: Fault): Answer | null => {
  const answer = bodyOf(fault);
  if (answer && fault.retryAfter !== undefined) answer.headers['retry-after'] = retryAfter(fault.retryAfter);
  return answer;
};

/** What a fault does instead of the real thing: it waits, cuts the connection or answers; `null` when the call is to be executed. */
export const playFault = async (fault: Fault | undefined, waitFor: Wait = wait): Promise<Answer | 'drop' | null> => {
  if (!fault) return null;
  if (fault.delayMs !== undefined) await waitFor(fault.delayMs);
  return fault.drop ? 'drop' : faultAnswer(fault);
};
