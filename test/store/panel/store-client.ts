import type { Received } from './telemetry/received';

/** A call the store has received. */
export interface Call {
  /** Counts from 1 in the order of arrival. */
  number: number;
  method: string;
  url: string;
  body: unknown;
}

/** A fault that is still to happen. */
export interface ActiveFault {
  operation: string;
  times?: number;
  [detail: string]: unknown;
}

/** What the receivers of telemetry got, and which state of it this is. */
export interface ReceivedAnswer {
  revision: number;
  received: readonly Received[];
}

async function send(path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/__store/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The store's controls over HTTP. Each rejects with a readable message when the store refuses. */
export const store = {
  faults: async () => list(await send('faults', 'GET')) as ActiveFault[],
  addFault: (fault: ActiveFault) => send('faults', 'POST', fault),
  clearFaults: () => send('faults', 'DELETE'),
  calls: async () =>
    (list(await send('requests', 'GET')) as Omit<Call, 'number'>[]).map(({ method, url, body }, index) => {
      return { number: index + 1, method, url, body };
    }),
  reset: () => send('reset', 'POST'),
  /** What the receivers of telemetry got; null while it is still what `revision` was. */
  received: async (revision: number) =>
    (await send(`telemetry/received?unless=${revision}`, 'GET')) as ReceivedAnswer | null,
  clearReceived: () => send('telemetry/received', 'DELETE'),
  /** Makes the shopper's consent one of the store's samples, at once or by the next `HEAD /`. */
  consent: (consent: string, from: 'cookie' | 'head') => send('consent', 'POST', { consent, from }),
};
