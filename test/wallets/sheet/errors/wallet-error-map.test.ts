import { describe, expect, test } from 'vitest';
import { reactionTo } from '../../../../wallets/sheet/errors/reaction-to';
import { atCreation } from './at-creation';
import { errorOf, inApplePay, inGooglePay, shownBy } from './error-tables';
import { authorized } from './sheet-situations';
import wallets from './wallet-error-map.json';

describe('names of errors in the wallets', () => {
  type Row = { reaction: string; appleCode?: string; appleField?: string; gReason?: string; gIntent?: string };

  /** Here the two tables contradict each other; ours follows the other one, for the reason given. */
  const DIFFERENT: Record<string, readonly string[]> = {
    'to checkout: nothing in a sheet repairs it': [
      'DELIVERY_ADDRESS_REQUIRED',
      'DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE',
      'DELIVERY_OPTIONS_PHONE_NUMBER_INVALID',
      'DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED',
      'PAYMENTS_PHONE_NUMBER_INVALID',
      'PAYMENTS_PHONE_NUMBER_REQUIRED',
    ],
    'to checkout, which can say what is wrong with the card': [
      'PAYMENTS_CREDIT_CARD_BASE_EXPIRED',
      'PAYMENTS_CREDIT_CARD_BASE_INVALID_START_DATE_OR_ISSUE_NUMBER_FOR_DEBIT',
      'PAYMENTS_CREDIT_CARD_FIRST_NAME_BLANK',
      'PAYMENTS_CREDIT_CARD_GENERIC',
      'PAYMENTS_CREDIT_CARD_LAST_NAME_BLANK',
      'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION',
      'PAYMENTS_CREDIT_CARD_NAME_INVALID',
      'PAYMENTS_CREDIT_CARD_NUMBER_INVALID',
      'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT',
      'PAYMENTS_CREDIT_CARD_SESSION_ID',
      'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK',
      'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE',
      'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED',
      'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR',
    ],
    'to checkout instead of a generic dialog, once there is a cart': [
      'ERROR',
      'MERCHANDISE_LINE_LIMIT_REACHED',
      'MERCHANDISE_NOT_APPLICABLE',
      'MERCHANDISE_PRODUCT_NOT_PUBLISHED',
      'SERVICE_UNAVAILABLE',
    ],
    'an amount that is not accepted is a tax that was not known': ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'],
    'the group or option is gone, so the address cannot be served': [
      'INVALID_DELIVERY_GROUP',
      'INVALID_DELIVERY_OPTION',
    ],
    'an address the API cannot say more of is one it does not serve': ['UNSPECIFIED_ADDRESS_ERROR'],
  };

  /** Our reaction in the words of the table. */
  function ours(code: string, row: Row): string {
    const reaction = reactionTo(errorOf(code), authorized);
    const shown = shownBy(reaction);
    // The table has a field for each path; one path stands for all.
    if (shown && / or /.test(row.appleCode ?? '')) return 'show_error by path';
    if (shown)
      return ['show_error', ...inApplePay(shown).map((name) => name ?? '(none)'), ...inGooglePay(shown)].join(' ');
    return reaction.type === 'decelerate' ? `decelerate ${reaction.reason}` : reaction.type;
  }

  function theirs(row: Row): string {
    const [, reason] = /decelerate:? ([a-z_]+)/.exec(row.reaction) ?? [];
    if (/ or .*ContactInvalid/.test(row.appleCode ?? '')) return 'show_error by path';
    if (reason) return `decelerate ${reason === 'unsupported' ? 'unsupported_apple_pay_payment_method' : reason}`;
    if (row.reaction !== 'show_error') return row.reaction;
    return [
      'show_error',
      row.appleCode,
      row.appleField?.replace(' (AE: subLocality)', ''),
      row.gReason,
      row.gIntent,
    ].join(' ');
  }

  test('are those of the table, except for the differences listed', () => {
    const rows = [...Object.entries<Row>(wallets.SubmissionErrorCode), ...Object.entries<Row>(wallets.CartErrorCode)];
    const different = rows.flatMap(([code, row]) => {
      // The row is about a cart that cannot be created.
      if (row.reaction.startsWith('unrecoverable')) return atCreation(errorOf(code)) === 'abort' ? [] : [code];
      // Errors that polling waits for are tested with the cart errors.
      if (row.reaction.startsWith('filtered')) return [];
      return ours(code, row) === theirs(row) ? [] : [code];
    });
    expect([...new Set(different)].sort()).toEqual(Object.values(DIFFERENT).flat().sort());
  });

  test('codes of an operation that we do not send are unknown', () => {
    const known = Object.keys(wallets.CompletionErrorCode).filter((code) => code !== 'ERROR');
    expect(known.map((code) => reactionTo({ code }, authorized))).toEqual(
      known.map(() => ({ type: 'decelerate', reason: 'redirect_to_checkout_required' })),
    );
  });
});
