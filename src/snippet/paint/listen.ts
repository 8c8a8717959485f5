/** Listens on the window, before the page itself does. */
export const listen = <E extends Event>(types: readonly string[], run: (event: E) => unknown): void => {
  for (const type of types) addEventListener(type, run as (event: Event) => unknown, true);
};
