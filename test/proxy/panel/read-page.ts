import { readMemory } from '../../../src/compat/memory';
import { PRODUCT_HOST } from '../../../src/names';
import { COMPAT_MEMORY } from '../../../src/storage-names';
import type { Look } from './look';
import type { SeenHost } from './read-hosts';
import { sizeOf } from './sizes';

/** A file of the widget that this page has loaded. */
export interface SeenFile {
  name: string;
  /** As it was sent, in bytes. */
  size: number;
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** The widget's files, in the order they were asked for. */
export const readFiles = ({ files }: Look): SeenFile[] =>
  resources()
    .filter(({ name }) => name.startsWith(files))
    .map((entry) => ({ name: entry.name.slice(files.length), size: sizeOf(entry) }));

/** Calls of the cart API, by the widget or by others. */
export const countCalls = (): number =>
  resources().filter(({ name }) => /\/api\/[^/]+\/graphql\.json/.test(name)).length;

/** What the whole page has loaded, without what is the panel's. */
export function readWeight({ own }: Look): { requests: number; bytes: number } {
  const navigation = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const all = [...navigation, ...resources().filter(({ name }) => !name.startsWith(own))];
  return { requests: all.length, bytes: all.reduce((sum, entry) => sum + sizeOf(entry), 0) };
}

/** What the pass over the theme's older rules has found. */
export interface SeenTheme {
  generation: 'older' | 'current' | 'not looked at yet';
  /** CSS that was derived from older rules. */
  rules: readonly string[];
}

export function readTheme(): SeenTheme {
  const [, ...rules] = readMemory();
  if (rules.length > 0) return { generation: 'older', rules };
  // The pass leaves theme and width on the page also where it has found nothing; the core leaves an empty text.
  const looked = (window as { [COMPAT_MEMORY]?: string })[COMPAT_MEMORY];
  return { generation: looked ? 'current' : 'not looked at yet', rules };
}

/** The store's own wallet script; its path is the platform's, which also has a style sheet there for all pages with buttons. */
const STORES = /\/portable-wallets[./](?!.*\.css)/;

const storesFile = () => resources().find(({ name }) => STORES.test(name));

/** Why the page shows two kinds of buttons, or may; null where it does not. */
export function readTwoKinds({ without }: Look): string | null {
  if (without) return null;
  const theirs = storesFile();
  if (theirs) return `the page has also loaded ${theirs.name.replace(/[?#].*$/, '')} (${theirs.initiatorType})`;
  const old = document.querySelector('[data-shopify-buttoncontainer],.shopify-payment-button__button--branded');
  return old ? `the page has buttons of its own: ${old.localName}.${old.className.split(' ', 1)[0] ?? ''}` : null;
}

/** Why the widget did not start on a page with hosts; null where it did, or was not asked to. */
export function readNotStarted({ without, files }: Look, hosts: readonly SeenHost[]): string | null {
  if (without || hosts.length === 0 || performance.getEntriesByName('karui:rendered').length > 0) return null;
  if (customElements.get(PRODUCT_HOST)) {
    // Ours is loaded with the page, also where the elements are the store's script's already.
    const isOurs = !storesFile() && resources().some(({ name }) => name === `${files}wallets.js`);
    return isOurs ? 'no host was painted; the console says why' : 'another script has defined the elements first';
  }
  const base = document.querySelector('base')?.href;
  if (base && !base.startsWith(new URL(files).origin)) return `a <base> leads its files to ${new URL(base).origin}`;
  return 'its script did not load; the console says why';
}
