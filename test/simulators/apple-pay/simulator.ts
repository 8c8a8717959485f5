import { createErrorClass } from './apple-pay-error';
import { cards } from './cards';
import { contacts } from './contacts';
import { createGesture } from './gesture';
import { createMerchantCheck, sealedByStore, type Verify } from './merchant-session';
import { defaults, type Options } from './options';
import { createLog, type Notice } from './record';
import { selections } from './selections';
import { createSessionClass } from './session-class';
import type { Life } from './session-life';
import type { Sheet } from './sheet';
import { createShopper } from './shopper';
import type { World } from './world';

interface Surroundings {
  /** Where gestures are seen and the page goes into the back/forward cache: the window. */
  target?: EventTarget;
  /** Whether a merchant session is the store's own; by the demo store's seal unless given. */
  verify?: Verify;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: Notice | { type: 'sheet'; sheet: Sheet }): void;
}

/** Apple Pay for one page: the two globals, a shopper, and a strict memory of both sides. */
export function createSimulator(given: Partial<Options> = {}, { target, verify, tell }: Surroundings = {}) {
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => tell?.(notice));
  const gesture = createGesture(target);
  const watchers = new Set<() => void>();
  let latest: Life | null = null;
  let live: Life | null = null;
  const changed = () => {
    for (const watcher of watchers) watcher();
  };

  const world: World = {
    log,
    options,
    gesture,
    ApplePayError: createErrorClass(log),
    checkMerchant: createMerchantCheck(verify ?? sealedByStore),
    live: () => live,
    opened(life) {
      live = latest = life;
      changed();
    },
    closed(life) {
      live = null;
      tell?.({ type: 'sheet', sheet: life.snapshot() });
      changed();
    },
    changed,
    firstQuestions: (life) => selections(options).first(life),
  };
  // Into the back/forward cache no sheet goes along.
  target?.addEventListener('pagehide', (event) => {
    if ('persisted' in event && event.persisted) live?.cancel();
  });

  return {
    ApplePaySession: createSessionClass(world),
    ApplePayError: world.ApplePayError,
    user: createShopper(() => live, options, log),
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
