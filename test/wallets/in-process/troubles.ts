import * as fc from 'fast-check';
import codes from '../sheet/errors/error-reactions.json';
import type { Trouble } from './journey';
import type { Mishap } from './store';

/** As the API's wallet contents are named. */
type Wallet = 'applePay' | 'googlePay';

const OPERATIONS = [
  'cart',
  'cartBillingAddressUpdate',
  'cartBuyerIdentityUpdate',
  'cartCreate',
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
    ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'zip'],
    ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'address1'],
    ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'province'],
    ['buyerIdentity', 'email'],
    ['buyerIdentity', 'phone'],
    ['payment', 'walletPaymentMethod', `${wallet}WalletContent`, 'billingAddress', 'city'],
    ['payment', 'amount'],
  );
const times = fc.integer({ min: 1, max: 3 });
const of = (operations: fc.Arbitrary<string>, effect: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(operations, effect, times)
    .map(([name, done, often]) => Object.assign({ operation: name, times: often }, done));
const change = fc.constantFrom(
  'cartBillingAddressUpdate',
  'cartBuyerIdentityUpdate',
  'cartPaymentUpdate',
  'cartSelectedDeliveryOptionsUpdate',
);
const withRates = fc.constantFrom(
  'cartBuyerIdentityUpdate',
  'cartPrepareForCompletion',
  'cartSelectedDeliveryOptionsUpdate',
);

const userErrorsOf = (wallet: Wallet) =>
  fc.record({
    userErrors: fc.array(fc.record({ code, field: paths(wallet), message: fc.constantFrom('', 'だめです') }), {
      minLength: 1,
      maxLength: 2,
    }),
    nullCart: fc.boolean(),
  });
const completionErrors = fc.array(fc.record({ code }), { minLength: 1, maxLength: 2 });

const faults = (operation: fc.Arbitrary<string>, userErrors: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.oneof(
    of(operation, fc.record({ status: fc.constantFrom(400, 403, 429, 430, 500, 502, 503) })),
    of(operation, fc.record({ status: fc.constantFrom(429, 503), retryAfter: fc.integer({ min: 0, max: 12 }) })),
    of(
      operation,
      fc.constantFrom<object>(
        { html: true },
        { empty: true },
        { graphqlErrors: [{ message: 'no' }] },
        { drop: true },
        { nullCart: true },
        { nullData: true },
        { truncated: true },
        { wrongTypes: true },
        { extraFields: true },
      ),
    ),
    of(change, userErrors),
    of(operation, userErrors),
    of(
      change,
      fc.record({
        warnings: fc.array(
          fc.record({
            code: fc.constantFrom('MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'DISCOUNT_NOT_FOUND'),
          }),
          { minLength: 1, maxLength: 1 },
        ),
      }),
    ),
    of(change, fc.record({ stock: fc.integer({ min: 0, max: 1 }) })),
    of(operation, fc.record({ currency: fc.constantFrom('USD', 'EUR') })),
    of(withRates, fc.constantFrom<object>({ pendingDeliveryGroups: true }, { emptyDeliveryGroups: true })),
    of(fc.constant('cartPaymentUpdate'), fc.constant({ invalidPayment: true })),
    of(
      fc.constantFrom('cartPrepareForCompletion', 'cartSubmitForCompletion'),
      fc.record({ throttled: fc.constantFrom(0, 700, 4000, 60_000) }),
    ),
    of(fc.constant('cartPrepareForCompletion'), fc.record({ notReady: completionErrors })),
    of(fc.constant('cartSubmitForCompletion'), fc.record({ submitFailed: completionErrors })),
    of(fc.constant('cartSubmitForCompletion'), fc.constant({ alreadyAccepted: true })),
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
