import { createLog, type Notice } from '../rules/log';
import type { Browser } from './buttons/browsers';
import type { LiveButton } from './buttons/live-button';
import type { PageContext, Sdk } from './buttons/sdk';
import { createControls } from './controls';
import type { Flow, FlowSnapshot } from './flow/flow';
import type { Namespace, Orders } from './rules/paypal-types';
import { createNamespace } from './script/namespace';
import { readScript, scriptProblems, type ScriptParams } from './script/script-params';
import { defaults, type Options } from './shopper/options';
import { trustingOrders } from './shopper/orders';
import { nowhere } from './surface/nowhere';
import type { Surface } from './surface/surface';

/** An address that nothing is wrong with, for an order in yen. */
export const ORDER_ADDRESS =
  'https://www.paypal.com/sdk/js?client-id=karui-demo&currency=JPY&commit=false&locale=ja_JP&components=buttons,funding-eligibility&enable-funding=venmo';

/** The same for an agreement. */
export const AGREEMENT_ADDRESS = `${ORDER_ADDRESS}&vault=true&intent=tokenize`;

/** The `client-id` of a theme's own script, which needs no namespace of its own and no other parameters. */
const THEME = 'theme';

const OWN_NAME = { 'data-namespace': 'karuiPayPal1' };

interface Surroundings {
  browser?: Browser;
  /** Where buttons are painted; nowhere unless given. */
  surface?(options: Options): Surface;
  /** PayPal's server; one that knows every token unless given. */
  orders?: Orders;
  /** Writes to the page's console; by default to the real one. */
  complain?(level: 'error' | 'warn', text: string): void;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: Notice | { type: 'flow'; flow: FlowSnapshot }): void;
}

export interface LoadedScript {
  params: ScriptParams;
  namespace: Namespace;
  /** Ends all its buttons, because another script takes its namespace. */
  destroy(): void;
}

/** PayPal for one page: what its scripts leave there, the shopper's acts, and a log of both sides. */
export function createPayPalSimulator(given: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const { browser = { userAgent: '' }, tell } = surroundings;
  const options: Options = { ...defaults, ...given };
  const log = createLog((notice) => tell?.(notice));
  const sdks: Sdk[] = [];
  const watchers = new Set<() => void>();
  let latest: Flow | null = null;
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const context: PageContext = {
    log,
    options,
    surface: surroundings.surface?.(options) ?? nowhere(options, browser),
    orders: surroundings.orders ?? trustingOrders(() => sdks.at(-1)!.params),
    complain: surroundings.complain ?? ((level, text) => console[level](text)),
    opened: (flow) => void (latest = flow),
    ended: (flow) => tell?.({ type: 'flow', flow: flow.snapshot() }),
    changed,
  };
  const buttons = (): LiveButton[] => sdks.flatMap((sdk) => [...sdk.buttons]);

  return {
    /**
     * Loads a script, as a page does.
     *
     * @param attributes of the script's element
     * @throws what the script throws
     */
    load(
      address = ORDER_ADDRESS,
      attributes: Readonly<Record<string, string>> = OWN_NAME,
      hasNonce = false,
    ): LoadedScript {
      const params = readScript(address, (name) => attributes[name] ?? null);
      if (params.clientId !== THEME)
        for (const [rule, text] of scriptProblems(address, params, hasNonce)) log.violate(rule, text);
      const sdk: Sdk = { params, context, buttons: new Set() };
      sdks.push(sdk);
      return {
        params,
        namespace: createNamespace(sdk),
        destroy() {
          for (const button of sdk.buttons) button.end('sdk', new Error('zoid destroyed all components'));
        },
      };
    },
    user: createControls(buttons, () => latest, log),
    /** The click that was made last; null before the first. */
    flow: (): FlowSnapshot | null => latest?.snapshot() ?? null,
    /** The buttons that have not ended. */
    buttons,
    /** The page is left: every button dies, and stays where it is painted. */
    leave(): LiveButton[] {
      const dying = buttons();
      for (const button of dying) button.end('sdk', new Error('Window navigated away'), { keepsFrame: true });
      return dying;
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

export type PayPalSimulator = ReturnType<typeof createPayPalSimulator>;
