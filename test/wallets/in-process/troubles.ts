import * as fc from 'fast-check';
import codes from '../order/order-errors/error-actions.json';
import type { Trouble } from './journey';
import type { Mishap } from './store';

/** As the API's wallet contents are named. */
type Wallet = 'applePay' | 'googlePay';

const OPERATIONS = [
  'cart',
  'cartBillingAddressUpdate',
  'cartBuyerIdentityUpdate',
  'cartCreate',
  'cartDiscountCodesUpdate',
  'cartPaymentUpdate',
  'cartPrepareForCompletion',
  'cartSelectedDeliveryOptionsUpdate',
  'cartSubmitForCompletion',
] as const;

const code = fc.oneof(
  fc.constantFrom(...Object.keys(codes.CartErrorCode), ...Object.keys(codes.SubmissionErrorCode)),
  fc.constantFrom('A_CODE_OF_TOMORROW', 'constructor'),
);
const paths = (wallet: Wallet) =>
  fc.constantFrom(
    null,
    ['cartId'],
    ...['zip', 'address1', 'province'].map((leaf) => ['buyerIdentity', '0', 'deliveryAddress', leaf]),
    ['buyerIdentity', 'email'],
    ['buyerIdentity', 'phone'],
    ['payment', 'walletPaymentMethod', `${wallet}WalletContent`, 'billingAddress', 'city'],
    ['payment', 'amount'],
  );
const of = (operations: fc.Arbitrary<string>, effect: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(operations, effect, fc.integer({ min: 1, max: 3 }))
    .map(([operation, done, times]) => Object.assign({ operation, times }, done));

const change = fc.constantFrom(...OPERATIONS.filter((name) => name.endsWith('Update')));
const withRates = fc.constantFrom(...OPERATIONS.filter((name) => /Identity|Prepare|Delivery/.test(name)));
const paying = fc.constant('cartPaymentUpdate');
const preparing = fc.constant('cartPrepareForCompletion');
const submitting = fc.constant('cartSubmitForCompletion');

const listOf = (one: fc.Arbitrary<object>) => fc.array(one, { minLength: 1, maxLength: 2 });
const coded = listOf(fc.record({ code }));
const warned = fc.constantFrom('MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'DISCOUNT_NOT_FOUND');

const userErrorsOf = (wallet: Wallet) =>
  fc.record({
    userErrors: listOf(fc.record({ code, field: paths(wallet), message: fc.constantFrom('', 'だめです') })),
    nullCart: fc.boolean(),
  });

const ANSWERS = fc.constantFrom<object>(
  { html: true },
  { empty: true },
  { graphqlErrors: [{ message: 'no' }] },
  { drop: true },
  { nullCart: true },
  { nullData: true },
  { truncated: true },
  { wrongTypes: true },
  { extraFields: true },
);

const faults = (operation: fc.Arbitrary<string>, userErrors: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.oneof(
    of(operation, fc.record({ status: fc.constantFrom(400, 403, 429, 430, 500, 502, 503) })),
    of(operation, fc.record({ status: fc.constantFrom(429, 503), retryAfter: fc.integer({ min: 0, max: 12 }) })),
    of(operation, ANSWERS),
    of(change, userErrors),
    of(operation, userErrors),
    of(change, fc.record({ warnings: fc.tuple(fc.record({ code: warned })) })),
    of(change, fc.record({ stock: fc.integer({ min: 0, max: 1 }) })),
    of(operation, fc.record({ currency: fc.constantFrom('USD', 'EUR') })),
    of(withRates, fc.constantFrom<object>({ pendingDeliveryGroups: true }, { emptyDeliveryGroups: true })),
    of(paying, fc.constant({ invalidPayment: true })),
    of(fc.oneof(preparing, submitting), fc.record({ throttled: fc.constantFrom(0, 700, 4000, 60_000) })),
    of(preparing, fc.record({ notReady: coded })),
    of(submitting, fc.record({ submitFailed: coded })),
    of(submitting, fc.constant({ alreadyAccepted: true })),
  );

/** What can go wrong in the store and on the line to it, for the sheet of a wallet. */
export function troubles(wallet: Wallet): fc.Arbitrary<Trouble> {
  const operation = fc.constantFrom(...OPERATIONS, ...(wallet === 'applePay' ? ['applePaySessionCreate'] : []));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('fault' as const), fault: faults(operation, userErrorsOf(wallet)) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('line' as const),
        operation,
        mishap: fc.constantFrom<Mishap>('gone', 'lost', 'silent'),
      }),
    },
  );
}
