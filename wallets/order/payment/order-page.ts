import type { Completion } from './completion';

/** The page of the order that a submission has made, or its cart's checkout, which forwards there; null when there is no order. */
export function orderPage(completion: Completion, checkoutUrl: string): string | null {
  if (completion.type === 'success') return completion.redirectUrl;
  return completion.type === 'already_accepted' ? checkoutUrl : null;
}
