import { afterEach, beforeEach, vi } from 'vitest';
import { find, host, put, soon } from '../host/page';
import { ORIGIN, createInProcessStore, type InProcessStore } from '../wallets/in-process/store';

/** The store of the test. */
export let store: InProcessStore;
/** Where the page was sent, one after another; it stays. */
export const went: string[] = [];
/** Closed shadow roots are open to the test. */
function openRoots(): void {
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  });
}

/** Each test has a page whose presses reach a store of its own, and which is never left. */
export function onPressPage(): void {
  beforeEach(() => {
    went.length = 0;
    openRoots();
    store = createInProcessStore({ pace: [0] });
    vi.stubGlobal('fetch', store.fetch);
    vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
  });
  afterEach(async () => {
    document.body.textContent = '';
    // What was under way ends, as when a page is put away.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await new Promise((passed) => setTimeout(passed));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Keeps the store's answers to an operation until the returned function is called. */
export function hold(operation: string): () => void {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { fetch } = store;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    if (call[0].includes(`operation_name=${operation}`)) await released;
    return answer;
  });
  return release;
}

/** The shopper's own cart has a teapot. */
export function haveCart(): string {
  const { fill } = store;
  const id = fill([['kyusu', null]]);
  const cookie = encodeURIComponent(id.replace('gid://shopify/Cart/', ''));
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(`cart=${cookie}`);
  return id;
}

export const button = () => find<HTMLButtonElement>('shopify-buy-it-now-button > button');
export const isBusy = () => button().getAttribute('aria-busy') === 'true';

/** Opens a page and waits until Buy It Now can be pressed. */
export async function open(html: string): Promise<void> {
  put(html);
  await soon(() => document.querySelector<HTMLButtonElement>('shopify-buy-it-now-button > button')?.disabled).toBe(
    false,
  );
}

/** Names of the calls that the store has had. Not of a look at the cart, which comes when it comes, also for a page before this one. */
export const operations = () =>
  store.sent.map(({ operation }) => operation).filter((operation) => operation !== 'limitedCart');

/** The lines that carts were made of. */
export const lines = () =>
  store.sent
    .filter(({ operation }) => operation === 'cartCreate')
    .flatMap(({ variables }) => (variables as { input: { lines: object[] } }).input.lines);

/** Waits until the page is sent to checkout. @returns the flags in the address */
export async function checkoutFlags(times = 1): Promise<Record<string, string>> {
  await soon(() => went.length).toBe(times);
  const { key: _key, ...flags } = Object.fromEntries(new URL(went.at(-1)!, ORIGIN).searchParams);
  return flags;
}

/** The open dialog says this. */
export const dialogText = () =>
  Array.from(document.body.children, (one) => one.shadowRoot?.querySelector('dialog')?.textContent ?? '').join('');

export { find, host, put, soon };
