import { running } from './tab-globals';

/**
 * A storage that several tabs share. A tab sees at once what it writes itself; the others see it later, in the order in which it was written.
 *
 * @param delays milliseconds until a write is seen, one after another
 */
export function lateStorage(delays: readonly number[]) {
  const views: Map<string, string>[] = [];
  let writes = 0;
  let seenAt = 0;

  const write = (own: Map<string, string>, change: (view: Map<string, string>) => void) => {
    change(own);
    const delay = delays[writes++ % delays.length] ?? 0;
    const seen = () => {
      for (const view of views) if (view !== own) change(view);
    };
    seenAt = Math.max(performance.now() + delay, seenAt);
    if (seenAt <= performance.now()) return seen();
    // The browser's, not the tab's: it also comes to a tab that sleeps.
    running.exit(() => setTimeout(seen, seenAt - performance.now()));
  };

  return {
    /** The storage as one tab sees it. */
    view(): Record<string, string> {
      const view = new Map(views[0]);
      views.push(view);
      return new Proxy<Record<string, string>>(
        {},
        {
          get: (_target, key) => view.get(String(key)),
          set(_target, key, value) {
            write(view, (any) => any.set(String(key), String(value)));
            return true;
          },
          deleteProperty(_target, key) {
            write(view, (any) => any.delete(String(key)));
            return true;
          },
          ownKeys: () => [...view.keys()],
          getOwnPropertyDescriptor: (_target, key) => ({
            value: view.get(String(key)),
            enumerable: true,
            configurable: true,
            writable: true,
          }),
        },
      );
    },
  };
}
