import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CartErrorCode, SubmissionErrorCode } from '../../../../wallets/sheet/errors/error-codes';
import { reactionTo } from '../../../../wallets/sheet/errors/reaction-to';
import { enumCodes, errorOf, inApplePay, inGooglePay, shownBy } from './error-tables';
import { authorized } from './sheet-situations';
import reactions from './error-reactions.json';
import wallets from './wallet-error-map.json';

test('the types have the codes of the tables, and the tables those of the public schema', () => {
  expectTypeOf<keyof typeof reactions.SubmissionErrorCode>().toEqualTypeOf<SubmissionErrorCode>();
  expectTypeOf<keyof typeof reactions.CartErrorCode>().toEqualTypeOf<CartErrorCode>();

  const submission = Object.entries(reactions.SubmissionErrorCode);
  expect(submission.filter(([, row]) => row.public).map(([code]) => code)).toEqual(enumCodes('SubmissionErrorCode'));
  expect(Object.keys(reactions.CartErrorCode)).toEqual(enumCodes('CartErrorCode'));
  expect(Object.keys(wallets.SubmissionErrorCode)).toEqual(enumCodes('SubmissionErrorCode'));
  expect(Object.keys(wallets.CartErrorCode)).toEqual(enumCodes('CartErrorCode'));
});

describe('completion errors', () => {
  type Row = {
    group: string;
    action: string;
    reason?: string | null;
    messageKey?: string;
    apple?: { code: string; contactField: string | null };
    google?: { reason: string; intent: string };
  };

  /** Code → why our reaction differs from the table. */
  const DIFFERENT: Record<string, string> = {
    PAYMENTS_METHOD_REQUIRED: 'Apple has no code for a missing payment: an unknown error',
    PAYMENTS_WALLET_CONTENT_MISSING: 'Apple has no code for a missing payment: an unknown error',
  };

  test('react as in the table, except for the differences listed', () => {
    const different = Object.entries<Row>(reactions.SubmissionErrorCode).filter(([code, row]) => {
      const reaction = reactionTo(errorOf(code), authorized);
      const shown = shownBy(reaction);
      const ours = {
        action: reaction.type,
        // Where the table has no reason, any reason is right.
        reason: (row.reason ?? undefined) && reaction.type === 'decelerate' ? reaction.reason : undefined,
        messageKey: shown?.key,
        apple: shown && inApplePay(shown),
        google: shown && inGooglePay(shown),
      };
      const theirs = {
        action: row.action,
        reason: row.reason ?? undefined,
        messageKey: row.messageKey,
        apple: row.apple && [row.apple.code, row.apple.contactField],
        google: row.google && [row.google.reason, row.google.intent],
      };
      return JSON.stringify(ours) !== JSON.stringify(theirs);
    });
    expect(different.map(([code]) => code).sort()).toEqual(Object.keys(DIFFERENT).sort());
  });
});
