import { endsAtTheBeginning } from './ends-at-the-beginning';
import { errorGroup } from './error-group';
import { reactionOfRow } from './error-rows';
import { errorAtPath, errorInCode } from './field-error';
import type { ErrorField, FieldError, Reaction, ReportedError, Situation } from './reaction';

/** What the checkout page can repair and a sheet cannot. */
const toCheckout: Reaction = { type: 'decelerate', reason: 'redirect_to_checkout_required' };

/** Whether the shopper finds a field in the sheet to repair it in: none has a phone number for the billing contact. */
function canBeShown({ contact, field }: FieldError, { asks }: Situation): boolean {
  if (field === 'phone') return contact === 'shipping' && asks.phone;
  return field !== 'email' || asks.email;
}

function namedField(error: ReportedError): Reaction | null {
  const code = error.code ?? '';
  const shown = code.startsWith('ADDRESS_FIELD_') ? errorAtPath(error) : errorInCode(code);
  return shown && { type: 'show_error', errors: [shown] };
}

const anyTime = (error: ReportedError, situation: Situation): Reaction => {
  const reaction = reactionOfRow(error, situation) ?? namedField(error) ?? toCheckout;
  const shown = reaction.type === 'show_error' ? reaction.errors : [];
  return shown.every((one) => canBeShown(one, situation)) ? reaction : toCheckout;
};

/** What a wallet shows of an address before the shopper has paid. */
const SEEN_WHILE_OPEN: ReadonlySet<ErrorField> = new Set([
  'address',
  'city',
  'country',
  'postal_code',
  'shipping_option',
  'zone',
]);

/**
 * What becomes of one error of the cart API. Codes that nobody knows are data: the checkout page is asked to do what the sheet
 * cannot (specification, wallets §1), and while there is no cart, nothing can be bought this way.
 */
export function reactionTo(error: ReportedError, situation: Situation): Reaction {
  const reaction = anyTime(error, situation);
  const shown = reaction.type === 'show_error' ? reaction.errors : [];

  if (situation.stage === 'create') {
    // There is no field to show it on, and no cart to take to checkout.
    return shown.length > 0 || reaction === toCheckout ? { type: 'abort', cause: error } : reaction;
  }
  if (situation.stage === 'open') {
    if (shown.some(({ contact, field }) => contact === 'billing' || !SEEN_WHILE_OPEN.has(field)))
      return { type: 'ignore' };
    // What the wallet still hides is always missing; it is said again when the shopper has paid.
    const group = errorGroup(error.code ?? '');
    if (reaction === toCheckout && (group === 'required_field' || group === 'billing')) return { type: 'ignore' };
  }
  return reaction;
}

/**
 * What becomes of all errors of one answer, in their order. An unacceptable amount follows from nearly every other error, so it
 * counts only when nothing else does.
 */
export function reactionsTo(errors: readonly ReportedError[], situation: Situation): Reaction[] {
  const counting = (some: readonly ReportedError[]) =>
    some.map((error) => reactionTo(error, situation)).filter(({ type }) => type !== 'ignore');
  const others = counting(errors.filter(({ code }) => code !== 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'));
  const reactions = others.length > 0 ? others : counting(errors);
  return situation.beginning ? reactions.filter(endsAtTheBeginning) : reactions;
}
