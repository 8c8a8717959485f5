import { addChunks } from './lib/code';
import { loadRareHosts } from './companion/load-rare-hosts';
import { report } from './lib/track';
import { markMoment } from './lib/mark-moment';
import { tryFilling } from './host/product-host';
import { listenToPage } from './click/listen-to-page';
import { chunks } from './chunks';
import { defineElements } from './host/define-elements';
import { START_MARK } from './names';

const { url } = import.meta;

/** Address of the core's own file, and "?" if its address has a query. Undefined in a bundle, whose files are elsewhere. */
const [ownAddress, , ownQuery] = /^(https?:.*\/).*wallets\.js(?=$|(\?))/.exec(url) || [];

if (ownQuery && document.querySelector('[src*="wallets.js?"]')) {
  // All later files import the core by its plain address: this one would be a second core.
  console.error(`karui: load ${ownAddress}, not ${url}`);
  void import(/* @vite-ignore */ ownAddress!);
} else {
  addChunks(chunks);
  markMoment(START_MARK, url);
  try {
    tryFilling();
    listenToPage();
    defineElements();
  } catch (error) {
    // The browser has no custom elements, or the page does not let us define ours: the theme's own button remains.
    report(error);
    loadRareHosts(({ clearSkeletons }) => clearSkeletons());
  }
}
