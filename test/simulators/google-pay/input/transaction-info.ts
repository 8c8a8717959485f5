import { isObject, isText, type Problem, type Unchecked } from '../rules/problem';
import { hundredths, priceProblems } from './price';

const STATUSES: readonly unknown[] = ['NOT_CURRENTLY_KNOWN', 'ESTIMATED', 'FINAL'];
const CHECKOUT_OPTIONS: readonly unknown[] = ['DEFAULT', 'COMPLETE_IMMEDIATE_PURCHASE', 'CONTINUE_TO_REVIEW'];
const ITEM_TYPES: readonly unknown[] = ['LINE_ITEM', 'SUBTOTAL', 'TAX', 'DISCOUNT', 'SHIPPING_OPTION'];
const ITEM_STATUSES: readonly unknown[] = [undefined, 'FINAL', 'PENDING'];

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function* itemProblems(items: unknown): Generator<Problem> {
  if (!Array.isArray(items)) return yield [8, 'displayItems must be an array!'];
  for (const item of items as unknown[]) {
    if (!isObject(item) || !isText(item['label'])) yield [8, 'Each of displayItems must have a label!'];
    else {
      if (!ITEM_TYPES.includes(item['type'])) yield [8, `type of "${item['label']}" must be set!`];
      if (!ITEM_STATUSES.includes(item['status'])) yield [8, `status of "${item['label']}" is not known!`];
      yield* priceProblems(item['price'], `price of "${item['label']}"`, 'item');
    }
  }
}

function* memberProblems(info: Unchecked): Generator<Problem> {
  const { currencyCode, countryCode, totalPriceStatus, totalPrice, totalPriceLabel, checkoutOption } = info;
  if (!isText(currencyCode)) yield [7, 'currencyCode in transactionInfo must be set!'];
  else if (!CURRENCIES.has(currencyCode)) yield [7, `currencyCode "${currencyCode}" is not known!`];
  if (countryCode !== undefined && !/^[A-Z]{2}$/.test(String(countryCode)))
    yield [7, `countryCode "${String(countryCode)}" is not known!`];
  if (!STATUSES.includes(totalPriceStatus))
    yield [7, 'totalPriceStatus in transactionInfo must be set to one of NOT_CURRENTLY_KNOWN, ESTIMATED or FINAL!'];
  if (totalPriceStatus !== 'NOT_CURRENTLY_KNOWN' && (totalPrice === undefined || totalPrice === ''))
    yield [7, 'totalPrice in transactionInfo must be set when totalPriceStatus is ESTIMATED or FINAL!'];
  else if (totalPrice !== undefined) yield* priceProblems(totalPrice, 'totalPrice', 'total');
  if (totalPriceLabel !== undefined && typeof totalPriceLabel !== 'string')
    yield [7, 'totalPriceLabel must be a text!'];
  if (checkoutOption !== undefined && !CHECKOUT_OPTIONS.includes(checkoutOption))
    yield [7, `checkoutOption "${String(checkoutOption)}" is not known!`];
  if (checkoutOption === 'COMPLETE_IMMEDIATE_PURCHASE' && totalPriceStatus !== 'FINAL')
    yield [9, 'checkoutOption COMPLETE_IMMEDIATE_PURCHASE needs a totalPriceStatus of FINAL!'];
}

/** Google itself does not add the items up, but shoppers do. */
function* sumProblems({ displayItems, totalPrice }: Unchecked): Generator<Problem> {
  const items = displayItems as readonly { price: string }[];
  let sum = 0;
  for (const { price } of items) sum += hundredths(price);
  if (items.length > 0 && sum !== hundredths(String(totalPrice)))
    yield [8, `displayItems add up to ${(sum / 100).toFixed(2)}, totalPrice is ${String(totalPrice)}!`];
}

/** What is wrong with the transaction of a request or an update. */
export function* transactionProblems(info: unknown): Generator<Problem> {
  if (!isObject(info)) return yield [7, 'transactionInfo must be set!'];
  const { displayItems } = info;
  const problems = [...memberProblems(info), ...(displayItems === undefined ? [] : itemProblems(displayItems))];
  yield* problems;
  if (problems.length === 0 && displayItems !== undefined) yield* sumProblems(info);
}
