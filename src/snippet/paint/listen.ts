/** Listens on the window, before the page itself does. */
export const listen = <E extends Event>(types: string, run: (event: E) => unknown): void => {
  for (const type of types.split(' ')) addEventListener(type, run as (event: Event) => unknown, true);
};
