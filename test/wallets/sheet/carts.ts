import * as fc from 'fast-check';
import { add, negate } from '../../../wallets/sheet/amounts/money';
import type { DeliveryGroup, SheetCart } from '../../../wallets/sheet/operations/sheet-cart';

/** A decimal as the API writes it: up to three digits after the point, and at least one. */
export const decimal: fc.Arbitrary<string> = fc
  .tuple(fc.nat(100_000), fc.constantFrom('0', '5', '25', '125', '00'))
  .map(([whole, fraction]) => `${whole}.${fraction}`);

const name = fc.constantFrom('takuhai', 'sokutatsu', 'ems', 'tentou', 'gokinjo', 'a', 'b', 'c');
const method = fc.constantFrom('SHIPPING', 'SHIPPING', 'SHIPPING', 'LOCAL', 'PICK_UP', 'NONE');

/** Handles that no other group has, as the API makes them: what tells the groups apart. */
const group = (index: number): fc.Arbitrary<DeliveryGroup> =>
  fc
    .record({
      groupType: fc.constantFrom('ONE_TIME_PURCHASE', 'SUBSCRIPTION'),
      options: fc.uniqueArray(
        fc.record({
          handle: name,
          deliveryMethodType: method,
          amount: decimal,
          title: fc.option(name),
          code: fc.option(name),
        }),
        { selector: ({ handle }) => handle, maxLength: 5 },
      ),
      selected: fc.option(fc.nat(4)),
    })
    .map(({ groupType, options, selected }) => {
      const deliveryOptions = options.map(({ handle, deliveryMethodType, amount, title, code }) => ({
        handle: `${handle}-${index}`,
        deliveryMethodType,
        title,
        code,
        description: null,
        estimatedCost: { amount, currencyCode: 'JPY' },
      }));
      const chosen = selected === null ? undefined : deliveryOptions[selected];
      return {
        id: `gid://shopify/CartDeliveryGroup/${index}`,
        groupType,
        deliveryOptions,
        selectedDeliveryOption: chosen
          ? { handle: chosen.handle, deliveryMethodType: chosen.deliveryMethodType }
          : null,
      };
    });

export const groups = (): fc.Arbitrary<DeliveryGroup[]> =>
  fc.nat(3).chain((count) => fc.tuple(...Array.from({ length: count }, (_none, index) => group(index))));

const discount = fc.record({
  code: fc.option(fc.constantFrom('OCHA10', 'SAVE')),
  title: fc.option(fc.constantFrom('春', '夏')),
  amount: decimal,
});

const line = fc.record({ price: decimal, discounts: fc.array(discount, { maxLength: 2 }), plan: fc.option(fc.nat(2)) });

const PLANS = [
  { interval: 'MONTH', intervalCount: 1 },
  { interval: 'WEEK', intervalCount: 2 },
  { interval: null, intervalCount: null },
];

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });
const allocation = ({ code, title, amount }: { code: string | null; title: string | null; amount: string }) => ({
  code,
  title,
  discountedAmount: yen(amount),
});

/**
 * Whole carts whose total is what the API says it is: lines less their discounts, delivery, duties, less discounts of all, and taxes where the
 * prices do not contain them.
 */
export const carts: fc.Arbitrary<SheetCart> = fc
  .record({
    lines: fc.array(line, { maxLength: 4 }),
    groups: groups(),
    duties: fc.option(decimal),
    taxes: fc.option(decimal),
    taxesContained: fc.boolean(),
    discounts: fc.array(discount, { maxLength: 2 }),
    codes: fc.array(fc.record({ code: fc.constantFrom('OCHA10', 'NATSU2024'), applicable: fc.boolean() }), {
      maxLength: 2,
    }),
  })
  .map(({ lines, groups: parcels, duties, taxes, taxesContained, discounts, codes }) => {
    const off = (all: readonly { amount: string }[]) => negate(add(...all.map(({ amount }) => amount)));
    const subtotal = add(...lines.map(({ price, discounts: less }) => add(price, off(less))));
    const delivery = parcels.map(
      ({ deliveryOptions, selectedDeliveryOption: chosen }) =>
        deliveryOptions.find(({ handle }) => handle === chosen?.handle)?.estimatedCost.amount ?? '0',
    );
    const added = (taxesContained ? null : taxes) ?? '0';
    return {
      id: 'gid://shopify/Cart/c1?key=k1',
      checkoutUrl: 'https://shop.example/cart/c/c1?key=k1',
      cost: {
        subtotalAmount: yen(subtotal),
        totalDutyAmount: duties === null ? null : yen(duties),
        totalTaxAmount: taxes === null ? null : yen(taxes),
        totalAmount: yen(add(subtotal, ...delivery, duties ?? '0', added, off(discounts))),
      },
      discountCodes: codes,
      discountAllocations: discounts.map(allocation),
      deliveryGroups: { nodes: parcels },
      lines: {
        nodes: lines.map(({ discounts: less, plan }) => ({
          quantity: 1,
          discountAllocations: less.map(allocation),
          merchandise: { requiresShipping: true },
          sellingPlanAllocation: plan === null ? null : { sellingPlan: { billingPolicy: PLANS[plan] } },
        })),
      },
    };
  });
