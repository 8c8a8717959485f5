import { createErrorClass } from './input/apple-pay-error';
import { cards } from '../shopper/cards';
import { contacts } from '../shopper/contacts';
import { createGesture } from '../rules/gesture';
import { createMerchantCheck, sealedByStore, type Verify } from './input/merchant-session';
import { defaults, type Options } from './shopper/options';
import { createLog, type Notice } from '../rules/log';
import { selections } from './selections';
import { createSessionClass } from './session/session-class';
import type { Session } from './session/session';
import type { Sheet } from './sheet/sheet';
import { createControls } from './controls';
import type { SessionContext } from './session/session-context';

interface Surroundings {
  /** Where gestures are seen and the page goes into the back/forward cache: the window. */
  target?: EventTarget;
  /** Whether a merchant session is the store's own; by the demo store's seal unless given. */
  verify?: Verify;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: Notice | { type: 'shown' | 'sheet'; sheet: Sheet }): void;
}

/** Apple Pay for one page: the two globals, the shopper's controls, and a log of both sides. */
export function createSimulator(given: Partial<Options> = {}, { target, verify, tell }: Surroundings = {}) {
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => tell?.(notice));
  const gesture = createGesture(target);
  const watchers = new Set<() => void>();
  let latest: Session | null = null;
  let live: Session | null = null;
  const changed = () => {
    if (live) tell?.({ type: 'shown', sheet: live.snapshot() });
    for (const watcher of watchers) watcher();
  };

  const context: SessionContext = {
    log,
    options,
    gesture,
    ApplePayError: createErrorClass(log),
    checkMerchant: createMerchantCheck(verify ?? sealedByStore),
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
    firstQuestions: (session) => selections(options).first(session),
  };
  // Entering the back/forward cache closes the sheet.
  target?.addEventListener('pagehide', (event) => {
    if ('persisted' in event && event.persisted) live?.cancel();
  });

  return {
    ApplePaySession: createSessionClass(context),
    ApplePayError: context.ApplePayError,
    user: createControls(() => live, options, log),
    /** What the sheet shows, or showed last; null before the first. */
    sheet: (): Sheet | null => latest?.snapshot() ?? null,
    log: log.log,
    get calls() {
      return log.log.filter(({ kind }) => kind === 'call');
    },
    violations: log.violations,
    options,
    gesture: gesture.run,
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
