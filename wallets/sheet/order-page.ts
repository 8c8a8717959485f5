import type { Completion } from './operations/completion';

/** The page of the order that a submission has made, which its cart's checkout forwards to; null when there is certainly no order. */
export function orderPage(completion: Completion, checkoutUrl: string): string | null {
  switch (completion.type) {
    case 'success':
      return completion.redirectUrl;
    case 'already_accepted':
      return checkoutUrl;
    case 'throttled':
    case 'failed':
    case 'refused':
      return null;
    default:
      return completion satisfies never;
  }
}
