/** A call the store has received. */
export interface Call {
  /** Counts from 1 in the order of arrival. */
  number: number;
  method: string;
  url: string;
  body: unknown;
}

/** A request that reached a receiver of telemetry. */
export interface Received {
  /** Counts from 1 in the order of arrival. */
  number: number;
  receiver: string;
  outcome: string;
  /** Why it was not taken; empty when it was. */
  reason: string;
  body: unknown;
}

async function send(path: string, method: string, body?: string): Promise<unknown> {
  const response = await fetch(`/__store/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** The store's controls over HTTP. Each rejects with a readable message when the store refuses. */
export const store = {
  /** Sets a fault that is written as JSON. */
  addFault: (fault: string) => send('faults', 'POST', fault),
  clearFaults: () => send('faults', 'DELETE'),
  calls: async () =>
    ((await send('requests', 'GET')) as Omit<Call, 'number'>[]).map(({ method, url, body }, index) => ({
      number: index + 1,
      method,
      url,
      body,
    })),
  reset: () => send('reset', 'POST'),
  /** What the receivers of telemetry got, oldest first. */
  received: async () => ((await send('telemetry/received', 'GET')) as { received: readonly Received[] }).received,
  clearReceived: () => send('telemetry/received', 'DELETE'),
  /** Makes the shopper's consent one of the store's samples, told by `server`, `cookie` or `head`. */
  consent: (consent: string, from: string) => send('consent', 'POST', JSON.stringify({ consent, from })),
};
