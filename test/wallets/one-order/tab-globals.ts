import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { onFakeClock } from '../in-process/fake-time';
import { SimpleFormData } from './simple-form';

/** What the code of a page finds in its global scope, and how its tab lets it run. */
export interface TabScope {
  /** The window: listeners of modules stay on it from page to page. */
  window: EventTarget;
  location: object;
  navigator: object;
  fetch: typeof fetch;
  localStorage: object;
  sessionStorage: object;
  BroadcastChannel: unknown;
  ApplePaySession: unknown;
  ApplePayError: unknown;
  /** What a theme has loaded of PayPal's. */
  paypal: unknown;
  /** What has the focus; null where another window has it. */
  focused: { localName: string } | null;
  /** Runs a task of the page: now, later, or never. */
  task(run: () => void): void;
}

/** The tab whose code runs. */
export const running = new AsyncLocalStorage<TabScope>();

/** The scope of code of no tab, such as modules that are loaded for a test: the browser knows Apple Pay, and each page brings a simulator. */
export const NOWHERE: TabScope = {
  window: new EventTarget(),
  location: globalThis.location,
  navigator: {},
  fetch: globalThis.fetch,
  localStorage: {},
  sessionStorage: {},
  BroadcastChannel: undefined,
  ApplePaySession: {},
  ApplePayError: Error,
  paypal: undefined,
  focused: { localName: 'body' },
  task: (run) => run(),
};

const here = (): TabScope => running.getStore() ?? NOWHERE;

/** No host of such a page is inside a shadow root. */
const ShadowRoot = EventTarget;

class Document {
  get cookie() {
    return '';
  }
  get scripts() {
    return [];
  }
  get activeElement() {
    return here().focused;
  }
  hasFocus() {
    return here().focused !== null;
  }
  querySelector = () => null;
  addEventListener = () => {};
}

/** The same in every tab. */
const SHARED = {
  addEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
    here().window.addEventListener(...listener),
  removeEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
    here().window.removeEventListener(...listener),
  Document,
  document: new Document(),
  FormData: SimpleFormData,
  ShadowRoot,
  window: globalThis,
  self: globalThis,
};

const OWN = [
  'location',
  'navigator',
  'fetch',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
  'ApplePaySession',
  'ApplePayError',
  'paypal',
] as const;

/** Puts the scopes of tabs into the global scope: whatever a tab's code reads there is its own tab's. Returns how to take it out again. */
function putTabs(): () => void {
  const before = Object.fromEntries(
    [...Object.keys(SHARED), ...OWN].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  Object.assign(globalThis, SHARED);
  for (const name of OWN) Object.defineProperty(globalThis, name, { configurable: true, get: () => here()[name] });
  return () => {
    for (const [name, value] of Object.entries(before)) {
      if (value) Object.defineProperty(globalThis, name, value);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** From now on timers of the fake clock belong to the tab that has set them, which may let them wait. Returns how to end that. */
function bindTimers(): () => void {
  const plain = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    const tab = running.getStore();
    return plain(tab ? () => running.run(tab, () => tab.task(run)) : run, ms);
  }) as typeof setTimeout;
  return () => void (globalThis.setTimeout = plain);
}

/** Each test of a file is on a fake clock and has tabs, and nothing is left of them in the global scope. */
export function onTabs(): void {
  const takeOut = putTabs();
  onFakeClock();
  let unbind: () => void;
  beforeEach(() => void (unbind = bindTimers()));
  afterEach(() => unbind());
  afterAll(takeOut);
}
