import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { expect } from 'vitest';
import { cartBuyerIdentityUpdate } from '../../../../wallets/sheet/operations/buyer-identity';
import type { CartClient } from '../../../../src/press/api/client';
import { isClientError } from '../../../../src/press/api/client-error';
import * as operations from '../../../../wallets/sheet/operations/operations';
import { cartRemovePersonalData } from '../../../../wallets/sheet/operations/remove-personal-data';
import { cartPaymentUpdate, cartSubmitForCompletion } from '../../../../wallets/sheet/pay/operations';
import { createPressCart, readLimitedCart, readPressCart } from '../operations/press-calls';
import type { OperationName } from '../operations/operation-name';
import { applePaySessionCreate } from '../../../../wallets/apple-pay/merchant-session';
import { test } from './store-sheet';

const amount = { amount: '0', currencyCode: 'JPY' };
const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

/** Every operation, on a cart that exists. */
const calls: Record<OperationName, (client: CartClient, id: string) => Promise<unknown>> = {
  cart: readPressCart,
  limitedCart: readLimitedCart,
  cartCreate: (client) => createPressCart(client, [line(44_001)]),
  cartBillingAddressUpdate: (client, id) => operations.cartBillingAddressUpdate(client, id, tokyo),
  cartBuyerIdentityUpdate: (client, id) =>
    cartBuyerIdentityUpdate(client, id, { delivery: { address: tokyo, validation: 'STRICT' } }),
  cartSelectedDeliveryOptionsUpdate: (client, id) => operations.cartSelectedDeliveryOptionsUpdate(client, id, []),
  cartPaymentUpdate: (client, id) =>
    cartPaymentUpdate(client, id, { amount, freePaymentMethod: { billingAddress: tokyo } }),
  cartPrepareForCompletion: operations.cartPrepareForCompletion,
  cartSubmitForCompletion: (client, id) => cartSubmitForCompletion(client, id, 'attempt'),
  cartRemovePersonalData,
  applePaySessionCreate: (client) => applePaySessionCreate(client, VALIDATION_URL),
};

/** Calls that are not made again when the connection drops: a second one would make a second cart, session, token or removal. */
const ONCE: readonly string[] = ['cartCreate', 'applePaySessionCreate', 'cartRemovePersonalData'];

const faults: readonly (readonly [string, object, (operation: OperationName) => string])[] = [
  ['busy for a moment', { status: 429, retryAfter: 0 }, () => 'result'],
  ['closed for a moment', { status: 503, retryAfter: 0 }, () => 'result'],
  ['closed for longer than anyone waits', { status: 503, retryAfter: 60 }, () => 'status'],
  ['a refusal', { status: 430 }, () => 'status'],
  ['a wrong token', { status: 401 }, () => 'status'],
  ['a page', { html: true }, () => 'content_type'],
  ['nothing', { empty: true }, () => 'no_data'],
  ['errors', { graphqlErrors: [{ message: 'no' }] }, () => 'graphql'],
  ['no data', { nullData: true }, () => 'no_data'],
  ['half an answer', { truncated: true }, () => 'no_data'],
  // All that is read of a removal is its list of errors, which is empty.
  ['other types', { wrongTypes: true }, (name) => (name === 'cartRemovePersonalData' ? 'result' : 'shape')],
  ['more fields', { extraFields: true }, () => 'result'],
  ['an error of tomorrow', { userErrors: [{ code: 'TOMORROW', message: 'm' }] }, () => 'result'],
  ['a moment’s delay', { delayMs: 5 }, () => 'result'],
  ['a dropped connection', { drop: true }, (name) => (ONCE.includes(name) ? 'network' : 'result')],
];

test.concurrent.for(Object.keys(calls) as OperationName[])(
  '%s ends with a result or one error, whatever the store does once',
  { timeout: 30_000 },
  async (operation, { sheet }) => {
    const { id } = await sheet.create({ lines: [line(44_001)] });
    const came: string[] = [];
    for (const [name, effect] of faults) {
      await sheet.fault({ operation, ...effect, times: 1 });
      const end = await calls[operation](sheet.client, id).then(
        () => 'result',
        (error: unknown) => (isClientError(error) ? error.kind : String(error)),
      );
      came.push(`${name}: ${end}`);
    }
    expect(came).toEqual(faults.map(([name, , expected]) => `${name}: ${expected(operation)}`));
    // Each fault happened: none is left over for the next call.
    expect(await (await sheet.store.get('/__store/faults')).json()).toEqual([]);
  },
);
