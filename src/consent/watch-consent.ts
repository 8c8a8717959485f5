import type { ShopAttributes } from '../element/attributes';
import { BUYER_CONSENT_ID } from '../names';
import type { restoring } from '../lib/restoring';
import { isOperable, makeOperable, policyLinks, type PolicyTools } from './policy-links';
import { writeAttribute } from './write-attribute';

/** Where a host's own notice is looked for: its form, else its payment button's wrapper. */
const consentScope = (host: Element) => host.closest('form') ?? host.closest('[data-shopify]') ?? host.parentElement;

const HIDDEN = 'hidden';

/** All that is written on a notice, and that a theme's morph may take away again. */
const WRITTEN = ['class', 'aria-hidden', 'role', 'tabindex'];

function show(consent: Element, shown: boolean): void {
  // Even a toggle that changes nothing is a mutation, and mutations bring us back here.
  if (consent.classList.contains(HIDDEN) === shown) consent.classList.toggle(HIDDEN, !shown);
  writeAttribute(consent, 'aria-hidden', String(!shown));
  makeOperable(consent, shown);
}

const isRight = (consent: Element, shown: boolean): boolean =>
  consent.classList.contains(HIDDEN) !== shown &&
  consent.getAttribute('aria-hidden') === String(!shown) &&
  isOperable(consent, shown);

/** What the core lends besides: how something is restored that a page undoes. */
export interface ConsentTools extends PolicyTools {
  restoring: typeof restoring;
}

/** A host's consent notice, while it is watched. */
export interface ConsentWatch {
  /** What is chosen has a selling plan now, or has none. */
  follow(hasSellingPlan: boolean): void;
  /** Stops watching and listening. */
  stop(): void;
}

/**
 * Shows a host's consent notice while what is chosen has a selling plan, and hides it otherwise; opens the policies that it speaks
 * of (specification, shell §4). A notice that is not there is fine, and so is one that a theme renders again.
 *
 * The host's own is any in its form, else in its payment button's wrapper: the id stands twice on a page with a quick view. The
 * platform's `portableWalletsShowBuyerConsent` is left alone for that reason: it toggles the same class and attribute, but finds
 * the page's first notice only.
 *
 * @param tools of the core, handed over so that this chunk need not import it
 */
export function watchConsent(host: HTMLElement, shop: ShopAttributes, tools: ConsentTools): ConsentWatch {
  const scope = consentScope(host);
  if (!scope) return { follow() {}, stop() {} };
  let shown = false;
  const notices = () => [...scope.querySelectorAll(`#${BUYER_CONSENT_ID}`)];
  const update = () => {
    for (const consent of notices()) show(consent, shown);
  };
  const keeping = tools.restoring({
    isWhole: () => notices().every((consent) => isRight(consent, shown)),
    restore: update,
    giveUp: () => tools.report(new Error('a script of the page keeps undoing the consent notice')),
  });
  const observer = new MutationObserver(keeping.look);
  observer.observe(scope, { subtree: true, childList: true, attributeFilter: WRITTEN });
  const endLinks = policyLinks(scope, shop, tools);
  return {
    follow(hasSellingPlan) {
      shown = hasSellingPlan;
      update();
    },
    stop() {
      observer.disconnect();
      keeping.stop();
      endLinks();
    },
  };
}
