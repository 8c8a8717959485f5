import { words } from '../words';
import { element } from '../lib/element';
import { CLASSES, ELEMENTS, BUYER_CONSENT_ID, OWN_BUTTON, OWN_BUTTON_AROUND } from '../names';

/**
 * Leaves a page that will get no buttons as if there had never been any: both kinds of skeleton and the consent notice go. A host
 * beside which the theme has no button of its own gets a plain link to the cart, so that no place is empty (specification, shell §8).
 */
export function clearSkeletons(root: ParentNode = document): void {
  const inHost = `${ELEMENTS.productHost} > :has(.${CLASSES.productSkeleton})`;
  const skeletons = `${inHost}, .${CLASSES.productSkeleton}, .${CLASSES.cartSkeleton}, #${BUYER_CONSENT_ID}`;
  for (const skeleton of root.querySelectorAll(skeletons)) skeleton.parentNode?.removeChild(skeleton);
  for (const host of root.querySelectorAll(`${ELEMENTS.productHost},${ELEMENTS.cartHost}`)) {
    const around = host.closest(OWN_BUTTON_AROUND) ?? document;
    if (host.childElementCount || around.querySelector(OWN_BUTTON)) continue;
    host.appendChild(element('a', { href: `${location.origin}/cart` }, new Text(words.viewCart)));
  }
}
