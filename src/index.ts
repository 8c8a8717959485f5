import { defineElements } from './core/element/define';
import { tryFilling } from './core/element/product-host';
import { chunks } from './chunks';
import { addChunks } from './core/code';
import { fallBack } from './core/fall-back';
import { listenToPage } from './core/listen-to-page';
import { markMoment } from './core/lib/mark-moment';
import { ownAddress, ownQuery } from './core/lib/own-file';
import { report } from './core/track';
import { START_MARK } from './names';

const { url } = import.meta;

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
    fallBack(({ clearSkeletons }) => clearSkeletons());
  }
}
