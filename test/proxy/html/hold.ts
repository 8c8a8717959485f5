/** Holds an element back until its end tag, when it is decided what to do with it. */
export interface Holder {
  /** Begins with the element's start tag. `settle` gets all of its source. */
  hold(name: string, raw: string, settle: (raw: string) => void): void;
  /** Takes a piece of the page while an element is held; `depth` is 1 for a start tag, -1 for an end tag. False when nothing is held. */
  take(raw: string, name?: string, depth?: 1 | -1): boolean;
  /** The page has ended: what is held is written as it came. */
  flush(): void;
}

export function createHolder(write: (raw: string) => void): Holder {
  let held: { name: string; raw: string; open: number; settle(raw: string): void } | null = null;
  return {
    hold(name, raw, settle) {
      held = { name, raw, open: 1, settle };
    },
    take(raw, name, depth = 1) {
      if (!held) return false;
      held.raw += raw;
      if (name === held.name) held.open += depth;
      if (held.open > 0) return true;
      const { raw: whole, settle } = held;
      held = null;
      settle(whole);
      return true;
    },
    flush() {
      if (held) write(held.raw);
      held = null;
    },
  };
}
