/** Calls `run` when the page is idle, at the latest after a second: a page that draws all the time, as with a busy button, is never idle. */
export const whenIdle = (run: () => unknown): unknown =>
  // Safari has no idle callback.
  (self.requestIdleCallback ?? setTimeout)(run, { timeout: 1000 });
