import { running, type TabScope } from './tab-globals';

interface Request {
  tab: TabScope;
  grant(): Promise<unknown>;
}

/** How the Web Locks of a browser are: one lock works; it has none; it refuses them; or somebody has the lock for ever. */
export type Locks = 'work' | 'missing' | 'refused' | 'stuck';

/** One Web Lock that several tabs share. */
export function sharedLock(how: Locks) {
  const waiting: Request[] = [];
  let held: Request | undefined;

  const next = () => {
    if (held || !waiting.length) return;
    const request = (held = waiting.shift()!);
    const end = () => {
      if (held === request) letGo();
    };
    request.grant().then(end, end);
  };
  const letGo = () => {
    held = undefined;
    next();
  };

  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (how === 'refused') throw new DOMException('no locks', 'SecurityError');
      if (how === 'stuck') return;
      const tab = running.getStore()!;
      // A task of the tab, which may sleep, and then holds it all the same.
      const grant = () =>
        new Promise<unknown>((over) => running.run(tab, () => tab.task(() => over(hold())))).then(resolve);
      const one = { tab, grant };
      signal.addEventListener('abort', () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason as Error);
      });
      waiting.push(one);
      queueMicrotask(next);
    });

  return {
    locks: how === 'missing' ? undefined : { request },
    /** A tab is gone, and its lock with it. */
    leave(tab: TabScope): void {
      waiting.splice(0, Infinity, ...waiting.filter((one) => one.tab !== tab));
      if (held?.tab === tab) letGo();
    },
  };
}
