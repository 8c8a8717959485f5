/** A split in a storefront in React, which has no lines in its head. Fetched where a component asks for one. */
import { pageAddress } from '../lib/page-address';
import { ARM_ATTRIBUTE, SPLIT_TAG } from '../names';
import { makeElement, ofDocument } from '../lib/dom';
import { armOfVisit, isPlatforms } from './arm';
import { beginMeasuring } from './begin-measuring';

/** The prop `split` of the components. */
interface Split {
  percent: number;
  platformScript: string;
}

/** Fetches a script from an address as the page sees it. */
const fetchScript = (address: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(address, pageAddress()).href);

/** Decides the arm of the visit, has the page measured, and fetches the platform's script where that has the arm. */
function decide({ percent, platformScript }: Split, src: string | undefined): boolean {
  const arm = armOfVisit(percent);
  const tag = makeElement('template', { [SPLIT_TAG]: `${percent}`, [ARM_ATTRIBUTE]: arm });
  ofDocument('head').append(tag);
  const load = () => (src ? fetchScript(src.replace('wallets.js', 'split.js')) : import('karui/split.js'));
  // Without it the page is not measured, and that is all.
  if (arm) beginMeasuring(tag, () => load().catch(() => {}));
  if (!isPlatforms(arm)) return true;
  fetchScript(platformScript).catch((error: unknown) =>
    console.error('karui: the platform’s script did not load', error),
  );
  return false;
}

let getsKarui: boolean | undefined;

/**
 * Whether the visit gets Karui. The first component of a page decides for all.
 *
 * @param src where `wallets.js` is; undefined where it is in the storefront's bundle
 */
export const visitGetsKarui = (split: Split, src: string | undefined): boolean => (getsKarui ??= decide(split, src));
