import { CLASSES, ELEMENTS, BUYER_CONSENT_ID } from '../names';

/**
 * Leaves a page that will get no buttons as if there had never been any: both kinds of skeleton and the consent notice go,
 * nothing else changes (specification, shell §8).
 */
export function clearSkeletons(root: ParentNode = document): void {
  const inHost = `${ELEMENTS.productHost} > :has(.${CLASSES.productSkeleton})`;
  const skeletons = `${inHost}, .${CLASSES.productSkeleton}, .${CLASSES.cartSkeleton}, #${BUYER_CONSENT_ID}`;
  for (const element of root.querySelectorAll(skeletons)) element.parentNode?.removeChild(element);
}
