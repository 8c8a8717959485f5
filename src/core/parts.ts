import { fetchApple, hasApple } from './apple';
import { loadCart, loadEarly } from './chunks';
import { early, takeEarly } from './early';
import type { HostKind } from './element/render-host';

/** Fetches what is needed before anything else where the snippet has not brought it. */
export async function fetchEarly(): Promise<void> {
  if (!early()) takeEarly((await loadEarly()).early);
}

/** Whether a host can be filled at once: neither this page nor this browser needs a part of the core that is not there. */
export const hasParts = (): boolean => !!early() && !hasApple();

/**
 * Hands on the code of a host when the parts of the core are there that it needs: what paints a button, and the code for Apple Pay, because
 * a button that can be pressed must be able to open Apple's sheet inside the click. Before that the snippet keeps presses.
 */
export const withParts = async <T>(hostCode: T | Promise<T>): Promise<T> =>
  (await Promise.all([hostCode, fetchEarly(), hasApple() && fetchApple()]))[0];

/** The code of one kind of host, which is there or has to be fetched. */
export interface KindCode {
  kind?: HostKind | undefined;
  load?(): Promise<{ kind: HostKind }>;
  /** While it is fetched. */
  loading?: Promise<unknown>;
}

/** Fetches a kind of host, for all hosts at once: they are painted in the order of the page. Where that fails, the next host tries again. */
export const fetchKind = (code: KindCode): Promise<unknown> =>
  (code.loading ??= code.load!()
    .then(({ kind }) => (code.kind = kind))
    .finally(() => delete code.loading));

/** The code of a cart's host. */
export const cartCode: KindCode = { load: () => withParts(loadCart()) };
