import type { IncomingHttpHeaders } from 'node:http';

/** Who receives: the last part of a fault's `telemetry/…`. */
export type ReceiverName = 'events' | 'metrics' | 'logs' | 'errors' | 'sessions';

/**
 * What became of a body: `taken`; `refused`, because its shape is wrong;
 * `fault`, when the answer is a fault that was asked for; `waiting`, until there is an answer.
 */
export type Outcome = 'taken' | 'refused' | 'fault' | 'waiting';

/** One request that reached a receiver, as `GET /__store/telemetry/received` lists it. */
export interface Received {
  /** Counts from 1 in the order of arrival. */
  number: number;
  /** ISO 8601. */
  at: string;
  receiver: ReceiverName;
  outcome: Outcome;
  /** Of the answer; null while there is none, and when the connection was cut. */
  status: number | null;
  /** Why it was not taken; empty when it was. */
  reason: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON, the text if it could not be parsed, null without a body. */
  body: unknown;
}

/** More would only fill the memory of a store that stays open for days. */
const MOST = 1000;

/**
 * Remembers what the receivers got since it was last cleared, oldest first.
 *
 * @param writeMetrics gets each body of metrics that was taken, as a line of JSON
 */
export function createReceivedList(writeMetrics?: (line: string) => void) {
  const list: Received[] = [];
  let number = 0;
  return {
    add(given: Pick<Received, 'receiver' | 'headers' | 'body'>): Received {
      number += 1;
      const waiting = { outcome: 'waiting', status: null, reason: '' } as const;
      const one: Received = { number, at: new Date().toISOString(), ...waiting, ...given };
      if (list.push(one) > MOST) list.shift();
      return one;
    },
    /** Says what became of a body. */
    settle(one: Received, end: Pick<Received, 'outcome' | 'status' | 'reason'>): void {
      Object.assign(one, end);
      if (one.receiver === 'metrics' && one.outcome === 'taken') writeMetrics?.(JSON.stringify(one.body));
    },
    all: () => [...list],
    clear() {
      number = 0;
      list.splice(0);
    },
  };
}

export type ReceivedList = ReturnType<typeof createReceivedList>;
