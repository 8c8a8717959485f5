import { createHash } from 'node:crypto';
import type { LineState } from '../../shop/cart/cart-state';

/** The Ajax API's name of a line, `<variant>:<hash>`: the same for the same variant, selling plan and properties. */
export const lineKey = ({ variant, sellingPlan, attributes }: LineState): string => {
  const rest = JSON.stringify([sellingPlan?.id ?? null, Object.entries(attributes).toSorted()]);
  return `${variant.id}:${createHash('md5').update(rest).digest('hex')}`;
};
