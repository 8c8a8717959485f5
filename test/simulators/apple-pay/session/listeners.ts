/** Which events of a session have listeners. */
export interface Listeners {
  added(name: string, listener: unknown): void;
  removed(name: string, listener: unknown): void;
  has(name: string): boolean;
  /** Listeners that are added after this are late. */
  close(): void;
}

/** @param late is called with the event's name when a listener is added after `close` */
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
