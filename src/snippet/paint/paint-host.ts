import { button as shared } from '../boot';
import { isLoading } from '../page';
import { hasApplePay } from '../../early/has-apple-pay';
import { isOnDark } from '../../apple/is-on-dark';
import { WALLETS } from '../../core/ui/hand-over';
import { early } from '../../early/early';
import { isDefined, isCart, isWhole } from './host-facts';
import { keptPress } from './kept-press';
import { buyForm } from '../../core/page/buy-form';
import { makeButton, paintedButton, scriptsOfVendors, showState } from './make-button';
import { openGrid, openPlaces } from './open-host';
import { instrumentOf, rowOf } from './wallet-rows';
import { cartNow, productNow, type HostContent } from './host-content';
import { removeLeftSkeletons } from './left-skeletons';

/** Maximum number of paints: a page that empties its hosts again and again leaves the rest to the widget. */
const MAX_PAINTS = 99;

let paints = 0;

/** Host → the wallets that were painted in it. */
const paintedContent = new WeakMap<Element, string>();

/** Fills a host with buttons, and removes its earlier content. */
const fill = (host: HTMLElement, { wallets, offered }: HostContent, base: string): void => {
  // Before a ground's colour is read, so that the browser computes the page's styles once.
  early.adoptStyle(document, early.lightStyle);
  const buttons = wallets.map(([{ name, params }, attributes]) => {
    const row = rowOf(name)!;
    // Checked only for such wallets, because the browser has to compute all styles to find the ground's colour.
    const made = makeButton(row, attributes, !!row.invertOnDark && isOnDark(host), base);
    const script = row.needsScript && params['sdkUrl'];
    if (typeof script === 'string') scriptsOfVendors.set(made, script);
    return made;
  });
  if (isCart(host))
    openGrid(
      host,
      wallets.map(([{ name }]) => instrumentOf(name)),
      offered,
    );
  else openPlaces(host);
  host.textContent = '';
  for (const button of buttons) host.appendChild(button);
};

/** What a host shows that can have no buttons: a cart's without a cart, or a product's outside a form. */
const NOTHING: HostContent = { wallets: [], offered: [], disabled: false, hasPlan: false };

/**
 * Paints a host for its present state, unless the widget has taken it over.
 *
 * @param base where the widget's files are
 * @returns whether the host and what belongs to it are as the widget would show them; false where a server has painted it, whose buttons only
 *   the widget knows, for a subscription, whose notice the widget shows, and where too much was painted already
 * @throws for markup that can't be used
 */
export const paintHost = (host: HTMLElement, base: string): boolean => {
  const children = [...host.children] as HTMLElement[];
  const isThere = children.some(paintedButton);
  if (isThere) removeLeftSkeletons(host, children);
  if (isDefined(host) || (!isThere && !isWhole(host))) return true;
  if (!isThere && host.querySelector(WALLETS)) return false;
  if (shared.failedToLoad && !isCart(host) && !buyForm(host)) return true;
  // Without the widget, a press of any of them leads to checkout.
  const found = (isCart(host) ? cartNow : productNow)(
    host,
    ({ name, params }) => !!rowOf(name) && (name !== 'apple_pay' || hasApplePay(params)),
  );
  // More of the page may come.
  if (!found && isLoading()) return true;
  const shown = found ?? NOTHING;
  const { wallets, offered, disabled, hasPlan } = shown;
  const content = `${wallets.map(([{ name }]) => name)}/${offered}`;
  // If no wallet can be shown, the skeletons are removed. A link to the cart stays: it is there if the widget has failed to load.
  if (!offered[0] && !host.querySelector('a')) host.textContent = '';
  if (offered[0] && (!isThere || paintedContent.get(host) !== content)) {
    if (paints++ >= MAX_PAINTS) return false;
    fill(host, shown, base);
    paintedContent.set(host, content);
  }
  for (const element of host.children) {
    const kept = keptPress();
    const isPressed = kept?.host === host;
    const busy = isPressed && kept?.element.localName === element.localName;
    showState(element, { disabled: disabled || (isPressed && !busy), busy });
  }
  return !hasPlan;
};

/** Maximum number of hosts that are painted early: a page with hundreds of hosts, most of them far below, must not wait for all of them. */
export const MAX_HOSTS = 20;

/**
 * Paints hosts for the present state of the page.
 *
 * @returns whether all hosts are as the widget would paint them
 */
export const paintHosts = (hosts: readonly HTMLElement[], base: string): boolean => {
  let isComplete = hosts.length <= MAX_HOSTS;
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    try {
      isComplete = paintHost(host, base) && isComplete;
    } catch {
      // It is left alone: the widget says what is wrong with the markup.
      isComplete = false;
    }
  }
  return isComplete;
};
