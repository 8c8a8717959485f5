import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CartErrorCode, CartWarningCode, SubmissionErrorCode } from '../../../../wallets/sheet/errors/error-codes';
import { errorGroup } from '../../../../wallets/sheet/errors/error-group';
import type { FieldError, Reaction, ReportedError, Situation } from '../../../../wallets/sheet/errors/reaction';
import { reactionTo } from '../../../../wallets/sheet/errors/reaction-to';
import { warningReaction } from '../../../../wallets/sheet/errors/warning-reaction';
import reactions from './error-reactions.json';
import wallets from './wallet-error-map.json';

const paid: Situation = { stage: 'authorized', wallet: 'apple_pay', asks: { phone: true, email: true } };
const markdown = readFileSync(new URL('../../../store/server/schema/enums-2026-04.md', import.meta.url), 'utf8');

/** Codes of one enum of the public schema. */
function enumCodes(name: string): string[] {
  const [, rest = ''] = markdown.split(`## ${name}\n`);
  return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- `(\w+)`/gm)].map(([, code = '']) => code);
}

/** Where the last segment of the path decides, an error with a path. */
const errorOf = (code: string): ReportedError => ({
  code,
  field: /^(?:ADDRESS_FIELD|INVALID_ZIP|PROVINCE)/.test(code)
    ? ['buyerIdentity', '0', 'deliveryAddress', 'city']
    : null,
  message: code,
});

const shownBy = (reaction: Reaction): FieldError | undefined =>
  reaction.type === 'show_error' ? reaction.errors[0] : undefined;

/** What Apple Pay and Google Pay call a field: all of it can be told from what our tables say. */
function inApplePay({ contact, field }: FieldError): readonly [code: string, field: string | null] {
  if (field === 'payment') return ['unknown', null];
  if (contact === 'shipping' && (field === 'address' || field === 'shipping_option'))
    return ['addressUnserviceable', null];
  const names: Record<string, string> = {
    address: 'postalAddress',
    address1: 'addressLines',
    address2: 'addressLines',
    city: 'locality',
    email: 'emailAddress',
    first_name: 'name',
    last_name: 'name',
    phone: 'phoneNumber',
    postal_code: 'postalCode',
    zone: 'administrativeArea',
  };
  return [`${contact}ContactInvalid`, names[field] ?? field];
}

function inGooglePay({ contact, field }: FieldError): readonly [reason: string, intent: string] {
  if (contact === 'billing') return ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'];
  if (field === 'email') return ['OTHER_ERROR', 'PAYMENT_AUTHORIZATION'];
  if (field === 'shipping_option') return ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'];
  return [field === 'address' ? 'SHIPPING_ADDRESS_UNSERVICEABLE' : 'SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'];
}

test('our types have exactly the codes of the tables, and the tables those of the public schema', () => {
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

  /** Ours differs from the table for a reason. */
  const DIFFERENT: Record<string, string> = {
    PAYMENTS_METHOD_REQUIRED: 'the specification makes it an unknown Apple Pay error',
    PAYMENTS_WALLET_CONTENT_MISSING: 'the specification makes it an unknown Apple Pay error',
    PAYMENTS_DEFERRED_PAYMENT_REQUIRED: 'its group is payment, like that of the public code of the same meaning',
    PAYMENTS_METHOD_NOT_APPLICABLE: 'its group is payment, like that of the public code of the same meaning',
  };

  test('react as the table says, but for the recorded differences', () => {
    const different = Object.entries<Row>(reactions.SubmissionErrorCode).filter(([code, row]) => {
      const reaction = reactionTo(errorOf(code), paid);
      const shown = shownBy(reaction);
      const ours = {
        group: errorGroup(code),
        action: reaction.type,
        // Where the table gives none, any will do.
        reason: (row.reason ?? undefined) && reaction.type === 'decelerate' ? reaction.reason : undefined,
        messageKey: shown?.key,
        apple: shown && inApplePay(shown),
        google: shown && inGooglePay(shown),
      };
      const theirs = {
        group: row.group,
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

describe('cart errors', () => {
  type Row = { group: string; action: string; reason?: string | null; messageKey?: string };

  const DIFFERENT: Record<string, string> = {
    MERCHANDISE_NOT_APPLICABLE: 'its group is stock, as among the completion errors: one code, one group',
    ZIP_CODE_NOT_SUPPORTED: 'the code is right and the shop does not deliver there, so the address is unserviceable',
  };

  const at = (stage: Situation['stage'], code: string, preparing = false) =>
    reactionTo(errorOf(code), { ...paid, stage, preparing });

  /** Words of the table → the types of our reactions at creation and after authorization, and while preparing. */
  const ACTIONS: [RegExp, string[]][] = [
    [/^throw/, ['abort', 'decelerate', 'decelerate']],
    [/^custom_validation_dialog/, ['dialog', 'decelerate', 'decelerate']],
    [/^unrecoverable/, ['abort', 'abort', 'abort']],
    [/^poll/, ['decelerate', 'decelerate', 'ignore']],
    [/^show_error/, ['abort', 'show_error', 'show_error']],
  ];

  test('react as the table says, but for the recorded differences', () => {
    const different = Object.entries<Row>(reactions.CartErrorCode).filter(([code, row]) => {
      const last = at('authorized', code);
      const types = [at('create', code), last, at('authorized', code, true)].map(({ type }) => type);
      // A payment's errors do not come before there is a cart to pay.
      const expected = ACTIONS.find(([pattern]) => pattern.test(row.action))?.[1] ?? [
        types[0],
        'decelerate',
        'decelerate',
      ];
      const reason = row.reason?.replace('<wallet>', 'apple_pay');
      return !(
        errorGroup(code) === row.group &&
        JSON.stringify(types) === JSON.stringify(expected) &&
        (!reason || (last.type === 'decelerate' && last.reason === reason)) &&
        (!row.messageKey || shownBy(last)?.key === row.messageKey)
      );
    });
    expect(different.map(([code]) => code).sort()).toEqual(Object.keys(DIFFERENT).sort());
  });
});

describe('what the wallets make of both', () => {
  type Row = { reaction: string; appleCode?: string; appleField?: string; gReason?: string; gIntent?: string };

  /** The two tables contradict each other here; ours is what the first says, or what the specification says. */
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

  /** Ours in the words of the table. */
  function ours(code: string, row: Row): string {
    const reaction = reactionTo(errorOf(code), paid);
    const shown = shownBy(reaction);
    // The table names the field of each path apart; one stands for all.
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

  test('agrees with the table, but for the recorded differences', () => {
    const rows = [...Object.entries<Row>(wallets.SubmissionErrorCode), ...Object.entries<Row>(wallets.CartErrorCode)];
    const different = rows.flatMap(([code, row]) => {
      // The table speaks of a cart that cannot be made: the generic dialog.
      if (row.reaction.startsWith('unrecoverable')) {
        const { type } = reactionTo(errorOf(code), { ...paid, stage: 'create' });
        return type === 'abort' ? [] : [code];
      }
      // What polling is for stands with the cart errors above.
      if (row.reaction.startsWith('filtered')) return [];
      return ours(code, row) === theirs(row) ? [] : [code];
    });
    expect([...new Set(different)].sort()).toEqual(Object.values(DIFFERENT).flat().sort());
  });

  test('has codes of a call that we do not make, which are unknown here', () => {
    const known = Object.keys(wallets.CompletionErrorCode).filter((code) => code !== 'ERROR');
    expect(known.map((code) => reactionTo({ code }, paid))).toEqual(
      known.map(() => ({ type: 'decelerate', reason: 'redirect_to_checkout_required' })),
    );
  });
});

describe('warnings', () => {
  const REACTIONS = {
    DISCOUNT_CODE_NOT_HONOURED: 'ignore',
    DISCOUNT_CURRENTLY_INACTIVE: 'ignore',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'ignore',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'ignore',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'ignore',
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'ignore',
    DISCOUNT_NOT_FOUND: 'ignore',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'ignore',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'ignore',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'ignore',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'ignore',
    DISCOUNT_USAGE_LIMIT_REACHED: 'ignore',
    DUPLICATE_DELIVERY_ADDRESS: 'ignore',
    MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
    MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
    MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
    PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'ignore',
  } satisfies Record<CartWarningCode, string>;

  test('of the public schema all have a reaction', () =>
    expect(Object.keys(REACTIONS)).toEqual(enumCodes('CartWarningCode')));

  test.each([...Object.entries(REACTIONS), ['A_NEW_ONE', 'ignore'], ['constructor', 'ignore']])(
    '%s: %s',
    (code, expected) => {
      const reaction = warningReaction(code);
      expect(reaction.type === 'decelerate' ? reaction.reason : reaction.type).toBe(expected);
    },
  );

  test('of discounts are one group', () => {
    const discounts = enumCodes('CartWarningCode').filter((code) => errorGroup(code) === 'discount');
    expect(discounts).toEqual(enumCodes('CartWarningCode').filter((code) => code.startsWith('DISCOUNT')));
  });
});
