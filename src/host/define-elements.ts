import { RARE_HOSTS } from '../lib/chunk-names';
import { kind as cartKind } from './cart-host';
import { tellMissing } from '../click/click';
import { fetchChunk } from '../lib/code';
import { loadRareHosts } from '../companion/load-rare-hosts';
import { loadOnce } from '../lib/async';
import { hostClass } from './host';
import type { HostKind } from './render-host';
import { ProductHost } from './product-host';
import { ALONE, CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST } from '../names';
import { report } from '../lib/track';
import { wallets } from '../widget/wallets';

/** What few pages need: see src/rare-hosts. */
interface RareHosts {
  /** The kind of a checkout page's host. */
  kind: HostKind;
  /** Fills a wallet's element that stands in a page without a host. Never throws. */
  fillAlone(element: HTMLElement): void;
}

/** The code that few pages need, and what fetches it, once: never rejects. */
const [rareHosts, fetchRareHosts] = loadOnce(() => fetchChunk<RareHosts>(RARE_HOSTS), report);

/** The class of one wallet's element. In a host it is only a name to style and to find; alone in a page it gets a host of its own. */
const walletClass = (): CustomElementConstructor =>
  class extends HTMLElement {
    connectedCallback(): void {
      if (!this.matches(ALONE)) return;
      void fetchRareHosts().then(() => {
        const code = rareHosts();
        if (code) code.fillAlone(this);
        else tellMissing(this);
      });
    }
  };

function define(name: string, constructor: CustomElementConstructor): void {
  // A second copy of the script finds the names taken and leaves the page to the first.
  if (customElements.get(name)) loadRareHosts(({ warnOfCopy }) => warnOfCopy());
  else customElements.define(name, constructor);
}

/**
 * Registers every element of the widget. The first hosts in the page are painted at once, see `inSlices`. Safe to call twice. Throws when
 * the page forbids it.
 */
export function defineElements(): void {
  for (const { element } of Object.values(wallets)) define(element, walletClass());
  define(PRODUCT_HOST, ProductHost);
  define(
    CART_HOST,
    hostClass(() => cartKind),
  );
  define(
    CHECKOUT_BUTTON,
    hostClass(() => rareHosts()?.kind, fetchRareHosts),
  );
}
