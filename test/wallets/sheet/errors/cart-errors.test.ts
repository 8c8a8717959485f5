import { describe, expect, test } from 'vitest';
import { reactionTo } from '../../../../wallets/sheet/errors/reaction-to';
import { atCreation } from './at-creation';
import { errorOf, shownBy } from './error-tables';
import { authorized } from './sheet-situations';
import reactions from './error-reactions.json';

describe('cart errors', () => {
  type Row = { action: string; reason?: string | null; messageKey?: string };

  const DIFFERENT: Record<string, string> = {
    ZIP_CODE_NOT_SUPPORTED: 'the code is right and the shop does not deliver there, so the address is unserviceable',
  };

  const reaction = (code: string, preparing = false) => reactionTo(errorOf(code), { ...authorized, preparing });

  /** Action of the table → types of our reactions at creation, after authorization, and while preparing. */
  const ACTIONS: [RegExp, string[]][] = [
    [/^throw/, ['abort', 'decelerate', 'decelerate']],
    [/^custom_validation_dialog/, ['dialog', 'decelerate', 'decelerate']],
    [/^unrecoverable/, ['abort', 'abort', 'abort']],
    [/^poll/, ['abort', 'decelerate', 'ignore']],
    [/^show_error/, ['abort', 'show_error', 'show_error']],
  ];

  test('react as in the table, except for the differences listed', () => {
    const different = Object.entries<Row>(reactions.CartErrorCode).filter(([code, row]) => {
      const last = reaction(code);
      const types = [atCreation(errorOf(code)), last.type, reaction(code, true).type];
      // Before there is a cart no payment error can occur.
      const expected = ACTIONS.find(([pattern]) => pattern.test(row.action))?.[1] ?? [
        types[0],
        'decelerate',
        'decelerate',
      ];
      const reason = row.reason?.replace('<wallet>', 'apple_pay');
      return !(
        JSON.stringify(types) === JSON.stringify(expected) &&
        (!reason || (last.type === 'decelerate' && last.reason === reason)) &&
        (!row.messageKey || shownBy(last)?.key === row.messageKey)
      );
    });
    expect(different.map(([code]) => code).sort()).toEqual(Object.keys(DIFFERENT).sort());
  });
});
