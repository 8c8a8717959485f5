import { ORDER_LOCK } from '../../../src/storage-names';
import { running, type TabScope } from './tab-globals';

interface Request {
  tab: TabScope;
  grant(): Promise<unknown>;
}

/**
 * How the Web Locks of a browser are: they work; it has none; it refuses them; somebody has the lock for claims for ever; or it answers
 * nothing.
 */
export type Locks = 'work' | 'missing' | 'refused' | 'stuck' | 'silent';

/** A lock of one name: who has it, and who waits for it. */
function createLock() {
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
  return {
    isHeld: () => !!held,
    add(one: Request) {
      waiting.push(one);
      queueMicrotask(next);
    },
    remove(one: Request) {
      if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
    },
    leave(tab: TabScope) {
      waiting.splice(0, Infinity, ...waiting.filter((one) => one.tab !== tab));
      if (held?.tab === tab) letGo();
    },
  };
}

type Hold = () => unknown;

/** The Web Locks that several tabs share. */
export function sharedLocks(how: Locks) {
  const locks = new Map<string, ReturnType<typeof createLock>>();
  const lockOf = (name: string) => locks.get(name) ?? locks.set(name, createLock()).get(name)!;
  const refuse = () => {
    if (how === 'refused') throw new DOMException('no locks', 'SecurityError');
  };

  const request = (name: string, ...given: [Hold] | [{ signal: AbortSignal }, Hold]) =>
    new Promise<unknown>((resolve, reject) => {
      refuse();
      if (how === 'silent' || (how === 'stuck' && name === ORDER_LOCK)) return;
      const hold = given.at(-1) as Hold;
      const [{ signal }] = given.length === 2 ? given : [{ signal: undefined }];
      const tab = running.getStore()!;
      // A task of the tab, which may sleep, and then holds it all the same.
      const grant = () =>
        new Promise<unknown>((over) => running.run(tab, () => tab.task(() => over(hold())))).then(resolve);
      const one = { tab, grant };
      signal?.addEventListener('abort', () => {
        lockOf(name).remove(one);
        reject(signal.reason as Error);
      });
      lockOf(name).add(one);
    });

  const query = () =>
    new Promise<{ held: { name: string }[] }>((resolve) => {
      refuse();
      if (how === 'silent') return;
      const held = [...locks].flatMap(([name, lock]) => (lock.isHeld() ? [{ name }] : []));
      running.getStore()!.task(() => resolve({ held }));
    });

  return {
    locks: how === 'missing' ? undefined : { request, query },
    /** A tab is gone, and its locks with it. */
    leave(tab: TabScope): void {
      for (const lock of locks.values()) lock.leave(tab);
    },
  };
}
