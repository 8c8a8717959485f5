import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { expect, test } from 'vitest';
import { applePay, createBuyer, to, type Buyer, type BuyersCart, type Money } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { newYork, tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';

const buyer = createBuyer(useStore());

type Step = (buyer: Buyer, cart: BuyersCart) => Promise<unknown>;

const identify =
  (buyerIdentity: object): Step =>
  ({ call }, { id: cartId }) =>
    call('cartBuyerIdentityUpdate', { cartId, buyerIdentity });

const choose =
  (index: number): Step =>
  ({ call }, { id: cartId, deliveryGroups }) => {
    const selectedDeliveryOptions = deliveryGroups.nodes.map(({ id, deliveryOptions }) => ({
      deliveryGroupId: id,
      deliveryOptionHandle: deliveryOptions[index % deliveryOptions.length]?.handle,
    }));
    return call('cartSelectedDeliveryOptionsUpdate', { cartId, selectedDeliveryOptions });
  };

const steps: Record<string, Step> = {
  tokyo: identify(to(tokyo)),
  kyoto: identify(to({ ...tokyo, province: 'JP-26' })),
  okinawa: identify(to({ ...tokyo, province: 'JP-47' })),
  newYork: identify(to(newYork)),
  london: identify(to({ country: 'GB' }, 'COUNTRY_CODE_ONLY')),
  nowhere: identify({ deliveryAddressPreferences: [] }),
  'a failing address': identify(to({ country: 'US' })),
  canada: identify({ countryCode: 'CA' }),
  'the second way': choose(1),
  'the third way': choose(2),
  billing: ({ call }, { id: cartId }) => call('cartBillingAddressUpdate', { cartId, billingAddress: newYork }),
  payment: ({ call }, { id: cartId, cost }) =>
    call('cartPaymentUpdate', { cartId, payment: applePay(cost.totalAmount) }),
  attributes: ({ call }, { id: cartId }) => call('cartAttributesUpdate', { cartId, attributes: [] }),
  prepare: ({ call }, { id: cartId }) => call('cartPrepareForCompletion', { cartId }),
  forget: ({ call }, { id: cartId }) => call('cartRemovePersonalData', { cartId }),
};

const cents = (money: Money | null | undefined): number => Math.round(Number(money?.amount ?? 0) * 100);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const anyLines = array(
  constantFrom(
    line(41_001, 2),
    line(42_001),
    line(42_001, 1, 9001),
    line(43_001),
    line(44_001, 3),
    line(44_003),
    line(45_001),
  ),
  { maxLength: 4 },
);

test('after any sequence of operations, the parts of a cart add up to its total, in one currency', async () => {
  await assert(
    asyncProperty(
      record({
        lines: anyLines,
        discountCodes: constantFrom([], ['OCHA10'], ['TADA100'], ['NATSU2024']),
        path: array(constantFrom(...Object.keys(steps)), { maxLength: 8 }),
      }),
      async ({ lines, discountCodes, path }) => {
        let cart: BuyersCart | null = await buyer.create(lines, { discountCodes });
        for (const name of path) {
          await steps[name]?.(buyer, cart);
          cart = await buyer.cart(cart.id);
          if (!cart) throw new Error(`The cart is gone after ${name}`);
          const { cost, deliveryGroups } = cart;
          const delivery = deliveryGroups.nodes.map(
            ({ selectedDeliveryOption }) => selectedDeliveryOption?.estimatedCost,
          );
          const parts = [cost.subtotalAmount, cost.totalTaxAmount, cost.totalDutyAmount, ...delivery];
          // Prices in Japan contain the taxes.
          const beforeTax = sum(parts.map(cents)) - cents(cost.totalTaxAmount);
          expect([beforeTax, sum(parts.map(cents))]).toContain(cents(cost.totalAmount));
          expect(sum(cart.lines.nodes.map(({ cost: { totalAmount } }) => cents(totalAmount)))).toBe(
            cents(cost.subtotalAmount),
          );
          const currencies = new Set(parts.flatMap((money) => (money ? [money.currencyCode] : [])));
          expect([...currencies]).toEqual([cost.totalAmount.currencyCode]);
          expect([cost.totalTaxAmount === null, cents(cost.totalAmount) >= 0]).toEqual([
            cost.totalDutyAmount === null,
            true,
          ]);
        }
      },
    ),
    { numRuns: 30 },
  );
}, 30_000);
