import { prototypeOf } from '../lib/dom';
import { pageOrigin, storePath } from '../lib/addresses';
import { buyForm, controlsOf, submitTo } from '../page/form';
import { CHECKOUT_BUTTON } from '../names';
import { checkoutParameters, checkoutWith, recommendedBy } from './checkout-parameters';

import { isComplete } from './is-complete';
import { whenOnline } from './wait-for-network';
import { ESCAPE_LIMIT } from '../limits';

/**
 * Calls back once when the shopper stops the load that begins now. Older browsers tell nothing of that: there Escape counts, and a page
 * that is still there a second later.
 *
 * @param loads the window that loads
 */
export function whenStopped(run: () => void, loads: object): void {
  const over = new AbortController();
  const { signal } = over;
  const stopped = () => {
    if (signal.aborted) return;
    over.abort();
    run();
  };
  addEventListener('pagehide', () => over.abort(), { signal });
  const { navigation } = loads as { navigation?: EventTarget };
  if (navigation) return navigation.addEventListener('navigateerror', stopped, { signal });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTimeout(stopped, ESCAPE_LIMIT);
  };
  addEventListener('keydown', onKey, { capture: true, signal });
}

/**
 * The window that checkout opens in: the one around, because no shop allows a framed checkout; not that of another site, and not where the
 * page's frame may not lead it, which a browser refuses without a word.
 */
function checkoutTarget(): string {
  try {
    const sandbox = window.frameElement?.getAttribute('sandbox');
    if (top!.document && (sandbox ?? 'allow-top-navigation').includes('allow-top-navigation')) return '_top';
  } catch {
    // The window around is another site's.
  }
  return '_self';
}

/** What a host recommends, as its painted link says; nothing where the markup can't be read: a hint ends no purchase. */
function recommendedIn(host: Element): string | null | undefined {
  const NAME = 'wallet-instrument-name';
  try {
    const link = host.querySelector(`[${NAME}]`);
    return recommendedBy((name) => host.getAttribute(name), link && link.getAttribute(NAME));
  } catch {
    return null;
  }
}

/** A widget, as far as this concerns it. */
interface PressedWidget {
  readonly host: Element;
  readonly busy: { value: unknown };
}

function leave(host: Element, wallet: string): void {
  const form = buyForm(host);
  const pageType = form ? 'product' : host.localName === CHECKOUT_BUTTON ? 'checkout' : 'cart_page';
  const parameters = checkoutParameters({ wallet, pageType, hasCart: !form, recommended: recommendedIn(host) });
  const checkout = checkoutWith(storePath('/checkout'), parameters);
  if (!form) return location.assign(pageOrigin() + checkout);
  // All through the prototype, because a control may have any name.
  const { getAttribute, setAttribute, removeAttribute } = prototypeOf(form);
  // The theme may send the form into a hidden frame or a new tab: the shopper would see nothing of it here.
  const ours = [['target', checkoutTarget()]];
  // Otherwise only the names of files would be sent.
  if (controlsOf(form).some((control) => control.matches('[type=file]'))) ours.push(['enctype', 'multipart/form-data']);
  const theirs = ours.map(([name]) => [name!, getAttribute.call(form, name!)] as const);
  for (const [name, value] of ours) setAttribute.call(form, name!, value!);
  submitTo(form, checkout);
  for (const [name, value] of theirs) {
    if (value === null) removeAttribute.call(form, name);
    else setAttribute.call(form, name, value);
  }
}

/**
 * Goes to the store's own checkout when the code of a press can't be loaded: with the product form's content, otherwise with the shopper's
 * cart. Offline, as soon as the network is back within the time of the press: the page is never left for the browser's error page.
 *
 * @param widget of the pressed host. It is busy until the page is left, because a second click would send the form twice; and free again
 *   when the page stays: a field is not filled in, the page is offline, or the shopper has stopped the load
 * @param wallet the pressed one, as in markup
 * @param since when the press began, in milliseconds of `performance.now()`
 */
export function goToStoreCheckout({ host, busy }: PressedWidget, wallet: string, since?: number): void {
  const giveBack = () => {
    busy.value = null;
  };
  const go = () => {
    // A script's `submit()` does not ask the form's fields.
    if (!isComplete(host)) return giveBack();
    whenStopped(giveBack, checkoutTarget() === '_top' && buyForm(host) ? top! : self);
    leave(host, wallet);
  };
  whenOnline(go, giveBack, since);
}
