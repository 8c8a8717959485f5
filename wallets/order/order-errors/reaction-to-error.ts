import type { Reaction, Situation } from '../actions/action';
import type { DecelerationReason } from '../../../src/wallet';
import { reactionOfRow } from './error-rows';
import { errorAtPath, errorInCode } from './field-of-error';
import type { ErrorField, FieldError, ReportedError } from './reported-error';

/** For errors that a shopper can repair at checkout and not in a sheet. */
const mendAtCheckout: Reaction = { type: 'decelerate', reason: 'redirect_to_checkout_required' };

/** Whether the sheet has the field. No sheet has the billing contact's phone number. */
function canBeShown({ contact, field }: FieldError, { asks }: Situation): boolean {
  if (field === 'phone') return contact === 'shipping' && asks.phone;
  return field !== 'email' || asks.email;
}

function namedField(error: ReportedError): Reaction | null {
  const code = error.code ?? '';
  const shown = code.startsWith('ADDRESS_FIELD_') ? errorAtPath(error) : errorInCode(code);
  return shown && { type: 'show_error', errors: [shown] };
}

const reactionAtAnyStage = (error: ReportedError, situation: Situation): Reaction => {
  const reaction = reactionOfRow(error, situation) ?? namedField(error) ?? mendAtCheckout;
  const shown = reaction.type === 'show_error' ? reaction.errors : [];
  return shown.every((one) => canBeShown(one, situation)) ? reaction : mendAtCheckout;
};

/** Codes about fields that a wallet hides until the shopper has paid: they are always missing before, and the API repeats the error. */
const STILL_HIDDEN =
  /^(?:ADDRESS_FIELD|BUYER_IDENTITY_(?:EMAIL|PHONE)|DELIVERY_(?!NO|DELIVERY)).*_REQUIRED|^PAYMENTS_(?:ADDRESS|BILLING|CITY|COMPANY|COUNTRY_REQUIRED|FIRST|LAST|(?:INVALID_)?POSTAL|PHONE)/;

/** The fields of an address that a wallet gives before the shopper has paid. */
const SEEN_WHILE_OPEN: ReadonlySet<ErrorField> = new Set([
  'address',
  'city',
  'country',
  'postal_code',
  'shipping_option',
  'zone',
]);

/**
 * The reaction to one error of a cart that exists. An unknown code leads to checkout, which can do more than a sheet. Errors of a new cart
 * are those of the pre-checks.
 */
export function reactionToError(error: ReportedError, situation: Situation): Reaction {
  const reaction = reactionAtAnyStage(error, situation);
  const shown = reaction.type === 'show_error' ? reaction.errors : [];

  if (situation.stage === 'open') {
    if (shown.some(({ contact, field }) => contact === 'billing' || !SEEN_WHILE_OPEN.has(field)))
      return { type: 'ignore' };
    if (reaction === mendAtCheckout && STILL_HIDDEN.test(error.code ?? '')) return { type: 'ignore' };
  }
  return reaction;
}

/** Reasons to leave a sheet before it has shown anything. The shopper may still correct all other errors in the sheet. */
const REASONS: readonly DecelerationReason[] = [
  'account_info_mismatch',
  'cart_not_ready',
  'cart_throttled',
  'currency_changed',
  'not_enough_stock',
  'payment_method_not_applicable',
];

/** Whether an error of the cart's first preparation ends the sheet. */
const endsAtTheBeginning = (reaction: Reaction): boolean =>
  reaction.type === 'decelerate' ? REASONS.includes(reaction.reason) : reaction.type !== 'show_error';

/**
 * The reactions to all errors of one answer, in their order. Nearly every other error also causes the error of an unacceptable amount, so
 * the latter counts only when it is alone.
 */
export function reactionsToErrors(errors: readonly ReportedError[], situation: Situation): Reaction[] {
  const notIgnored = (some: readonly ReportedError[]) =>
    some.map((error) => reactionToError(error, situation)).filter(({ type }) => type !== 'ignore');
  const others = notIgnored(errors.filter(({ code }) => code !== 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'));
  const reactions = others.length > 0 ? others : notIgnored(errors);
  return situation.beginning ? reactions.filter(endsAtTheBeginning) : reactions;
}
