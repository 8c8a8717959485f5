import { running } from './tab-globals';

/** One `BroadcastChannel` that several tabs share. */
export function sharedChannel() {
  const open = new Set<Channel>();

  class Channel {
    onmessage: ((message: { data: unknown }) => void) | null = null;
    private readonly tab = running.getStore()!;

    constructor() {
      open.add(this);
    }

    postMessage(data: unknown): void {
      for (const other of open) if (other.tab !== this.tab) running.exit(() => setTimeout(() => other.hear(data)));
    }

    private hear(data: unknown): void {
      // A task of the tab, which may sleep.
      running.run(this.tab, () => this.tab.task(() => open.has(this) && this.onmessage?.({ data })));
    }

    close(): void {
      open.delete(this);
    }
  }
  return Channel;
}
