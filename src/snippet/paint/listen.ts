/** Listens on the window, so that the listener runs before the page's own. */
export const listen = <E extends Event>(types: readonly string[], run: (event: E) => unknown): void => {
  for (const type of types) addEventListener(type, run as (event: Event) => unknown, true);
};
