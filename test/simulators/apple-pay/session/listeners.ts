/** Which events of a session anybody listens to. */
export interface Listeners {
  added(name: string, listener: unknown): void;
  removed(name: string, listener: unknown): void;
  has(name: string): boolean;
  /** From now on whoever is added is late. */
  close(): void;
}

/** @param late is told the name of an event that somebody began to listen to after `close` */
export function createListeners(late: (name: string) => void): Listeners {
  const known = new Map<string, Set<unknown>>();
  let closed = false;
  return {
    added(name, listener) {
      if (listener === null || listener === undefined) return;
      if (closed) late(name);
      known.set(name, (known.get(name) ?? new Set()).add(listener));
    },
    removed(name, listener) {
      known.get(name)?.delete(listener);
    },
    has: (name) => (known.get(name)?.size ?? 0) > 0,
    close() {
      closed = true;
    },
  };
}
