import {
  BY_POST,
  findVariant,
  RECIPIENT,
  type Product,
  type QuantityRule,
  type SellingPlan,
  type Variant,
} from '../catalog';
import type { LineRequest } from './line-request';

export interface LineProblem {
  code:
    | 'INVALID'
    | 'VARIANT_REQUIRES_SELLING_PLAN'
    | 'SELLING_PLAN_NOT_APPLICABLE'
    | 'MINIMUM_NOT_MET'
    | 'MAXIMUM_EXCEEDED'
    | 'INVALID_INCREMENT'
    | 'GIFT_CARD_RECIPIENT_INVALID'
    | 'MERCHANDISE_NOT_APPLICABLE';
  /** The field of the line that has the error. */
  leaf: 'merchandiseId' | 'quantity' | 'sellingPlanId' | 'attributes';
  message: string;
}

export interface KnownLine {
  product: Product;
  variant: Variant;
  sellingPlan: SellingPlan | null;
}

export type CheckedLine = { type: 'known'; line: KnownLine } | { type: 'problem'; problem: LineProblem };

const problem = (code: LineProblem['code'], leaf: LineProblem['leaf'], message: string): CheckedLine => ({
  type: 'problem',
  problem: { code, leaf, message },
});

/** The error of a variant's total quantity in the cart, or `null`. A quantity of 0 is always allowed. */
export const checkQuantity = (rule: QuantityRule, quantity: number): LineProblem | null => {
  if (quantity === 0) return null;
  if (quantity < rule.minimum)
    return { code: 'MINIMUM_NOT_MET', leaf: 'quantity', message: `${rule.minimum}点以上でお求めください。` };
  if (rule.maximum !== null && quantity > rule.maximum)
    return { code: 'MAXIMUM_EXCEEDED', leaf: 'quantity', message: `一度に${rule.maximum}点までお求めいただけます。` };
  if (quantity % rule.increment !== 0)
    return { code: 'INVALID_INCREMENT', leaf: 'quantity', message: `${rule.increment}点単位でお求めください。` };
  return null;
};

/** The error of what was written for a gift card, or `null`. */
const checkGiftCard = ({ handle }: Product, attributes: LineRequest['attributes']): LineProblem | null => {
  if (handle !== 'gift-card') return null;
  const { [RECIPIENT]: recipient, [BY_POST]: byPost } = attributes;
  if (recipient && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(recipient))
    return {
      code: 'GIFT_CARD_RECIPIENT_INVALID',
      leaf: 'attributes',
      message: '贈り先のメールアドレスをご確認ください。',
    };
  if (byPost)
    return {
      code: 'MERCHANDISE_NOT_APPLICABLE',
      leaf: 'attributes',
      message: 'ギフトカードは郵送できません。メールでお届けします。',
    };
  return null;
};

/**
 * Finds product, variant and plan of a requested line, or its error. `already` is how many of the variant are in the cart, because
 * quantity rules apply to the sum. Stock is not checked here: too little of it is a warning, not an error.
 */
export const checkLine = (request: LineRequest, already: number): CheckedLine => {
  const found = request.variantId === null ? undefined : findVariant(request.variantId);
  if (!found) return problem('INVALID', 'merchandiseId', 'Cannot find variant');
  if (!Number.isInteger(request.quantity) || request.quantity < 0)
    return problem('INVALID', 'quantity', 'The quantity must be a whole number of zero or more.');

  const { product, variant } = found;
  const sellingPlan = product.sellingPlans.find(({ id }) => id === request.sellingPlanId) ?? null;
  if (request.sellingPlanId !== null && !sellingPlan)
    return problem('SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId', 'Cannot apply selling plan to variant');
  if (product.requiresSellingPlan && !sellingPlan)
    return problem(
      'VARIANT_REQUIRES_SELLING_PLAN',
      'merchandiseId',
      'Variant can only be purchased with a selling plan.',
    );

  const wrong =
    request.quantity === 0
      ? null
      : (checkQuantity(product.quantityRule, already + request.quantity) ?? checkGiftCard(product, request.attributes));
  return wrong ? { type: 'problem', problem: wrong } : { type: 'known', line: { product, variant, sellingPlan } };
};
