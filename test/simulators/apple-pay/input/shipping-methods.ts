import { readAmount } from './amounts';
import type { ShippingMethod } from '../rules/apple-pay-types';
import { refuse } from '../rules/refuse';
import { dictionary, required } from '../rules/web-idl';

const OWNER = 'ApplePayShippingMethod';

function readMethod(value: unknown): ShippingMethod {
  const given = dictionary(value);
  const text = (name: keyof ShippingMethod) => String(required(given, OWNER, name, 'DOMString', 9));
  const method = { label: text('label'), detail: text('detail'), identifier: text('identifier') };
  const amount = readAmount(text('amount'));
  if (Number(amount) < 0) refuse(9, new TypeError('Shipping method amount must be greater than or equal to zero.'));
  return { ...method, amount };
}

/** The shipping methods of a request or an update. */
export const readMethods = (values: readonly unknown[]): ShippingMethod[] => values.map(readMethod);

/** An identifier that two methods share: Safari accepts it, but a page can't know which one was chosen. */
export function sharedIdentifier(methods: readonly ShippingMethod[]): string | undefined {
  const seen = new Set<string>();
  return methods.find(({ identifier }) => seen.size === seen.add(identifier).size)?.identifier;
}
