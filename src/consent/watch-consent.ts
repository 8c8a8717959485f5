import type { ShopAttributes } from '../element/attributes';
import { BUYER_CONSENT_ID, HOSTS, POLICY_BUTTON_ID } from '../names';
import { makeOperable } from './operable';
import { policyLinks, type PolicyTools } from './policy-links';
import { writeAttribute } from './write-attribute';

const NOTICE = `#${BUYER_CONSENT_ID}`;
const BUTTON = `#${POLICY_BUTTON_ID}`;
const HIDDEN = 'hidden';

/** All that is written on a notice and its button, and that a theme's morph may take away again. */
const WRITTEN = { subtree: true, attributeFilter: ['class', 'aria-hidden', 'role', 'tabindex'] };

/** The hosts that are watched, each with whether what is chosen has a selling plan. */
const plans = new Map<Element, boolean>();
let endLinks = () => {};
let due = false;
const observer = new MutationObserver(update);

/**
 * Whether a notice is to be seen, or null where nobody knows. It speaks for the hosts in the smallest part of the page that holds
 * both: those of its form or wrapper, and of the whole page where a merchant has put it somewhere else.
 */
function isWanted(notice: Element): boolean | null {
  let part = notice.parentNode;
  while (part && !part.querySelector(HOSTS)) part = part.parentNode;
  let wanted: boolean | null = null;
  for (const host of part?.querySelectorAll(HOSTS) ?? []) wanted = wanted || (plans.get(host) ?? wanted);
  return wanted;
}

function show(notice: Element, shown: boolean): void {
  // Even a toggle that changes nothing is a mutation, and mutations bring us back here.
  if (notice.classList.contains(HIDDEN) === shown) notice.classList.toggle(HIDDEN, !shown);
  writeAttribute(notice, 'aria-hidden', String(!shown));
  for (const button of notice.querySelectorAll(BUTTON)) makeOperable(button, shown);
  observer.observe(notice, WRITTEN);
}

/** Where hosts stand: the page, and shadow roots of the theme's. */
const places = () => new Set([...plans.keys()].map((host) => host.getRootNode() as ParentNode & Node));

function update(): void {
  due = false;
  for (const place of places()) {
    for (const notice of place.querySelectorAll(NOTICE)) {
      const wanted = isWanted(notice);
      if (wanted !== null) show(notice, wanted);
    }
    for (const button of place.querySelectorAll(BUTTON)) {
      if (button.closest(NOTICE)) continue;
      makeOperable(button, true);
      observer.observe(button, WRITTEN);
    }
  }
}

/** Once for all hosts that have changed: there may be hundreds. */
function updateSoon(): void {
  if (due) return;
  due = true;
  queueMicrotask(update);
}

/** A host whose consent notice is watched. */
export interface ConsentWatch {
  /** What is chosen has a selling plan now, or has none. */
  follow(hasSellingPlan: boolean): void;
  /** Stops watching and listening. */
  stop(): void;
}

/**
 * Shows the consent notices that speak for a host while what is chosen has a selling plan, and hides them otherwise; opens the
 * page's policies (specification, shell §4). A notice that is not there is fine, and so is one that a theme renders again.
 *
 * The id stands twice on a page with a quick view or a drawer. The platform's `portableWalletsShowBuyerConsent` is left alone for
 * that reason: it toggles the same class and attribute, but finds the page's first notice only.
 *
 * @param tools of the core, handed over so that this chunk need not import it
 */
export function watchConsent(host: HTMLElement, shop: ShopAttributes, tools: PolicyTools): ConsentWatch {
  if (!plans.size) endLinks = policyLinks(shop, tools);
  plans.set(host, false);
  observer.observe(host.getRootNode(), { subtree: true, childList: true });
  return {
    follow(hasSellingPlan) {
      plans.set(host, hasSellingPlan);
      updateSoon();
    },
    stop() {
      plans.delete(host);
      if (plans.size) return;
      observer.disconnect();
      endLinks();
    },
  };
}
