/** A wallet's element that stands in a page without a host of ours: it gets one inside, which does all the rest. */
import { toJson } from '../lib/json';
import { makeElement } from '../lib/dom';
import { report } from '../lib/track';
import { keepIntact } from '../companion/start-companion';
import { wallets } from '../widget/wallets';
import { CALL_TO_ACTION, CHECKOUT_BUTTON } from '../names';

/** What the host follows. */
const FOLLOWED = [
  'access-token',
  'buyer-country',
  'buyer-locale',
  'buyer-currency',
  'api-base',
  'page-type',
  CALL_TO_ACTION,
  'pci-enabled',
  'disabled',
  'recommended-instrument',
  'shop-id',
  'enabled-flags',
  'debug',
];

/** What the host gets once: afterwards it says itself what is bought. */
const FIRST = ['requires-shipping', 'has-selling-plan'];

/** The wallet as the host's `wallet-config`. Parameters that are not JSON stay a text, which the host refuses with their code. */
function configOf(element: Element): string {
  const wallet = Object.entries(wallets).find(([, row]) => row.element === element.localName);
  const text = element.getAttribute('wallet-params') ?? '';
  let params: unknown = text;
  try {
    params = JSON.parse(text);
  } catch {
    // Stays a text.
  }
  return toJson({ name: wallet?.[0], wallet_params: params });
}

/** The type of the page, where the element does not say it: empty lets the host find out. */
const pageTypeOf = (element: Element): string => (element.closest('form')?.querySelector('[name=id]') ? 'product' : '');

/** Writes on the host what the element says, and takes away what it no longer says. */
function handOn(element: Element, host: Element, names: readonly string[]): void {
  const write = (name: string, value: string | null) => {
    if (value === null) host.removeAttribute(name);
    else if (host.getAttribute(name) !== value) host.setAttribute(name, value);
  };
  for (const name of names) write(name, element.getAttribute(name));
  write('page-type', element.getAttribute('page-type') ?? pageTypeOf(element));
  write('wallet-config', configOf(element));
}

/** Puts a host for the one wallet into its element, and keeps it there and true to the element's attributes. */
function fill(element: HTMLElement): void {
  // An element that was moved has its host already.
  if (element.firstChild) return;
  const host = makeElement(CHECKOUT_BUTTON, {});
  const isIntact = () => host.parentNode === element;
  const restore = () => void element.appendChild(host);
  const kept = { isIntact, restore, giveUp() {} };
  new MutationObserver(() => {
    handOn(element, host, FOLLOWED);
    keepIntact(kept);
  }).observe(element, { attributes: true, childList: true });
  handOn(element, host, [...FOLLOWED, ...FIRST]);
  restore();
}

/** Fills a wallet's element that stands in a page without a host. Never throws. */
export function fillAlone(element: HTMLElement): void {
  try {
    fill(element);
  } catch (error) {
    report(error);
  }
}
