import type { Browser } from '../paypal/buttons/browsers';
import type { FlowSnapshot } from '../paypal/flow/flow';
import type { OpenedWindow, WindowActs } from '../paypal/surface/surface';
import { createLog, type Notice } from '../rules/log';
import type { PageContext, Server, Surface } from './context';
import { createControls } from './controls';
import { createInstance } from './instance/create-instance';
import { defaults, type Options } from './options';
import type { Namespace } from './rules/types';
import type { Flow } from './session/flow';

/** Version of the simulated core. */
export const VERSION = '6.4.2';

interface Surroundings {
  browser?: Browser;
  /** Where windows are opened; nowhere unless given. */
  surface?(options: Options): Surface;
  /** PayPal's server; one that knows every token unless given. */
  server?: Server;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: Notice | { type: 'flow'; flow: FlowSnapshot }): void;
}

/** A PayPal that knows every token. For tests without a store. */
const trustingServer: Server = {
  async find(token) {
    const agreement = token.startsWith('BA-');
    return { token, agreement, currency: 'JPY', intent: agreement ? 'tokenize' : 'capture' };
  },
  approve: async (_token, buyer) => ({ payerId: `PAYER-${buyer.toUpperCase()}` }),
  eligibility: async () => {},
  component: async () => {},
};

/** Windows that nobody sees: each has loaded as soon as it has something to show. */
const nowhere = (options: Options): Surface => ({
  open(mode, acts: () => WindowActs | null): OpenedWindow | null {
    if (mode === 'popup' && options.popups === 'blocked') return null;
    let hasLoaded = false;
    let isClosed = false;
    return {
      kind: mode === 'popup' ? 'popup' : 'iframe',
      show({ order }) {
        if (!order || hasLoaded) return;
        hasLoaded = true;
        setTimeout(() => void (isClosed || acts()?.loaded()), 0);
      },
      close: () => void (isClosed = true),
    };
  },
});

/** Version 6 of PayPal for one page: what its core leaves there, the shopper's acts, and a log of both sides. */
export function createPayPalV6Simulator(given: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const { tell, browser = { userAgent: '' }, server = trustingServer } = surroundings;
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => tell?.(notice));
  const watchers = new Set<() => void>();
  let latest: Flow | null = null;
  const context: PageContext = {
    log,
    options,
    browser,
    server,
    surface: (surroundings.surface ?? nowhere)(options),
    sessions: new Set(),
    started: (flow) => void (latest = flow),
    ended: (flow) => tell?.({ type: 'flow', flow: flow.snapshot() }),
    changed() {
      for (const watcher of watchers) watcher();
    },
  };
  const namespace: Namespace = {
    version: VERSION,
    createInstance: (asked = {}) => createInstance(asked, context),
  };
  return {
    namespace,
    user: createControls(() => latest, log),
    /** The press that was made last; null before the first. */
    flow: (): FlowSnapshot | null => latest?.snapshot() ?? null,
    /** The page is left: every session is dead from now on. */
    leave() {
      for (const end of context.sessions) end();
      context.sessions.clear();
    },
    log: log.log,
    get calls() {
      return log.log.filter(({ kind }) => kind === 'call');
    },
    violations: log.violations,
    violate: log.violate,
    options,
    /** Calls back after each change. @returns how to stop */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export type PayPalV6Simulator = ReturnType<typeof createPayPalV6Simulator>;
