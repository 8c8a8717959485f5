/** The states of a button, and the promise of its `render()`. */
export function createLife() {
  let state: 'new' | 'rendered' | 'over' = 'new';
  let endedBy: 'page' | 'sdk' | null = null;
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const rendered = new Promise<void>((...both) => ([resolve, reject] = both));
  // It is only given out when a frame is on its way.
  rendered.catch(() => {});
  return {
    state: () => state,
    /** Who ended it: what the page itself has ended it must not use again. */
    endedBy: () => endedBy,
    rendered,
    resolve,
    reject,
    begin: () => void (state = 'rendered'),
    /** The frame has loaded. */
    ready: () => void (state !== 'over' && resolve()),
    /** @returns whether it had not ended before */
    end(by: 'page' | 'sdk'): boolean {
      if (state === 'over') return false;
      state = 'over';
      endedBy = by;
      return true;
    },
  };
}
