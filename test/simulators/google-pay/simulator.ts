import { createGesture } from '../rules/gesture';
import { createLog, type Notice } from '../rules/log';
import { cards } from '../shopper/cards';
import { contacts } from '../shopper/contacts';
import { createActivation } from './client/activation';
import { createClientClass, type ClientContext } from './client/payments-client';
import { createControls } from './controls';
import { accounts } from './shopper/accounts';
import { defaults, type Options } from './shopper/options';
import type { Session } from './sheet/session';
import type { SheetWindow } from './sheet/session-context';
import type { Sheet } from './sheet/sheet';

interface Surroundings {
  /** Where gestures are seen and the page is left: the window. */
  target?: EventTarget;
  isSecure?: boolean;
  /** Opens a real window; without it, none can be opened. */
  openWindow?(address: string): SheetWindow | null;
  /** Writes to the page's console; by default to the real one. */
  complain?(level: 'error' | 'warn', text: string): void;
  /** Told everything as it happens; a page that goes away takes its simulator with it. `shown` is an open sheet, `sheet` one that ended. */
  tell?(notice: Notice | { type: 'shown' | 'sheet'; sheet: Sheet }): void;
}

/** Google Pay for one page: `google.payments.api`, the shopper's controls, and a log of both sides. */
export function createSimulator(given: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const { target, isSecure = true, tell } = surroundings;
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => tell?.(notice));
  const gesture = createGesture(target);
  const activation = createActivation(target);
  const watchers = new Set<() => void>();
  let latest: Session | null = null;
  let live: Session | null = null;
  const changed = () => {
    if (live) tell?.({ type: 'shown', sheet: live.snapshot() });
    for (const watcher of watchers) watcher();
  };

  const context: ClientContext = {
    log,
    options,
    gesture,
    activation,
    isSecure,
    openWindow: surroundings.openWindow ?? (() => null),
    complain: surroundings.complain ?? ((level, text) => console[level](text)),
    live: () => live,
    opened(session) {
      live = latest = session;
      changed();
    },
    closed(session) {
      live = null;
      tell?.({ type: 'sheet', sheet: session.snapshot() });
      changed();
    },
    changed,
  };
  target?.addEventListener('pagehide', () => live?.leave());

  return {
    api: { PaymentsClient: createClientClass(context) },
    user: createControls(() => live, log, changed),
    /** What the sheet shows, or showed last; null before the first. */
    sheet: (): Sheet | null => latest?.snapshot() ?? null,
    log: log.log,
    get calls() {
      return log.log.filter(({ kind }) => kind === 'call');
    },
    violations: log.violations,
    options,
    /** Runs a function as a click handler would run. */
    gesture<T>(handler: () => T): T {
      activation.act();
      return gesture.run(handler);
    },
    accounts,
    contacts,
    cards,
    /** Calls back after each change. @returns how to stop */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export type Simulator = ReturnType<typeof createSimulator>;
