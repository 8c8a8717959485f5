import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { limitedCartDocument } from '../../src/cart-watch/look-at-cart';
import { documents } from '../../src/press/cart/calls';
import { subscriptionPolicyQuery } from '../../src/policy/request-policy';
import { cartShippingDocument } from '../../wallets/amazon/requires-shipping';
import { applePaySessionDocument } from '../../wallets/apple-pay/merchant-session';
import { paypalTokenDocument } from '../../wallets/paypal/paypal-window/create-token';
import { paypalDetailsDocument } from '../../wallets/paypal/paypal-window/fetch-details';
import { codesDocument } from '../../wallets/order/rare-order/discount-codes';
import { billingDocument } from '../../wallets/order/rare-order/not-shipped';
import * as sheetDocuments from '../../wallets/order/documents';
import { paymentDocument, submitDocument } from '../../wallets/order/payment/submit-cart';
import { realSchema } from '../store/server/schema/real-schema';
import { samplesOf } from '../store/server/schema/sources';

// The demo store must be able to answer all that the widget sends, and a real shop as well. The store itself does not know the widget.
const storeSchema = buildSchema(
  readFileSync(new URL('../store/server/schema/store-subset.graphql', import.meta.url), 'utf8'),
);
const publicSchema = realSchema();

const sent = Object.entries({
  ...documents,
  limitedCart: limitedCartDocument,
  cartShipping: cartShippingDocument,
  cartBillingAddressUpdate: billingDocument,
  ...sheetDocuments,
  cartDiscountCodesUpdate: codesDocument,
  cartPaymentUpdate: paymentDocument,
  cartSubmitForCompletion: submitDocument,
  applePaySessionCreate: applePaySessionDocument,
  subscriptionPolicyQuery,
  paypalTokenCreate: paypalTokenDocument,
  PayPalBuyerDetailsFetch: paypalDetailsDocument,
});

describe.each(sent)('the document that the widget sends for %s', (name, text) => {
  const document = parse(text);

  test.each([
    ["the demo store's schema", storeSchema],
    ['the public schema with its extension', publicSchema],
  ])('is valid against %s', (_name, schema) => {
    expect(validate(schema, document)).toEqual([]);
  });

  test('accepts its sample variables, of which there is at least one', () => {
    const samples = samplesOf(name);
    expect(samples).not.toEqual([]);
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    expect(samples.flatMap((sample) => getVariableValues(storeSchema, definitions, sample).errors ?? [])).toEqual([]);
  });
});
