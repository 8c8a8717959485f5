import type { Completion } from './operations/completion';

/** The page of the order that a submission has made, which its cart's checkout forwards to; null when there is certainly no order. */
export function orderPage(completion: Completion, checkoutUrl: string): string | null {
  if (completion.type === 'success') return completion.redirectUrl;
  return completion.type === 'already_accepted' ? checkoutUrl : null;
}
