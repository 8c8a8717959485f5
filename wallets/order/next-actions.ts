import { ORDER_ERRORS, COUNTRIES } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import { type NextAction, type Situation, MORE_AT_CHECKOUT, checkoutBecause } from './action-types';
import type * as OrderErrors from './order-errors';
import type { WordsContext, ShownError } from './order-errors/shown-errors';
import type { FieldError, ReportedError, Contact } from './order-errors/reported-error';
import { countryCode } from '../../src/api/request';
import type { Order } from './order';
import type { CartChange } from './cart-operations';
import { isPending, PENDING, type DeliveryUpdate } from './wait-for-rates';
import type { PreparedCart } from './prepared-cart';
import { stock } from '../../src/press/cart/outcome';

/** Whether a warning is about a discount code. Such a code that does not apply does not stop the order. */
export const isAboutDiscount = ({ code }: { code: string }): boolean => code.startsWith('DISCOUNT_');

/**
 * What turns errors into actions, words and the forms of sheets: a chunk of its own, because most orders have no errors. Rejects where it comes
 * too late.
 */
export const loadOrderErrors = (): Promise<typeof OrderErrors> => fetchChunk(ORDER_ERRORS);

/** The countries that the API knows: see rare-order/. */
interface Countries {
  unknownCountry(contact: Contact, country: string): NextAction[];
}

/** What is to be done, by code that only errors need. Where that can't be loaded, checkout takes the order. */
export const fetchAction = (actionBy: (code: typeof OrderErrors) => NextAction): Promise<NextAction> =>
  loadOrderErrors().then(actionBy, () => MORE_AT_CHECKOUT);

/** What is to be done about errors and warnings of the API. If the code for that can't be loaded, checkout takes the order. */
export async function fetchActions(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<NextAction[]> {
  const others = warnings.filter((warning) => !isAboutDiscount(warning));
  if (errors.length + others.length === 0) return [];
  try {
    return await (await loadOrderErrors()).actionsForAnswer(errors, others, situation);
  } catch {
    // Before the sheet shows anything the error can wait: the API repeats it after the next event.
    return situation.beginning ? [] : [MORE_AT_CHECKOUT];
  }
}

/** The one action of all that goes first. The order of urgency is loaded only if needed: most events have only one action. */
export async function fetchMostUrgent(actions: readonly NextAction[]): Promise<NextAction> {
  const [first = { type: 'update' }, second] = actions;
  return second ? fetchAction(({ mostUrgent }) => mostUrgent(actions)) : first;
}

/** The errors with their words, none where checkout has to take the order. Loads the words. */
export async function fetchShownErrors(errors: readonly FieldError[], addressed: WordsContext): Promise<ShownError[]> {
  return (await loadOrderErrors()).shownErrors(errors, addressed);
}

/**
 * The error for a country that the API does not know, if it is one: the whole operation would fail, but the shopper can choose another
 * country in the sheet. The page's own country was sent with every call before. For any other the list of countries is loaded; where it
 * does not come in time, the API says what is wrong.
 */
export async function countryError({ ctx }: Order, contact: Contact, country: string): Promise<NextAction[]> {
  if (country === countryCode(ctx.buyerCountry)) return [];
  const load = fetchChunk<Countries>(COUNTRIES);
  return load.then(
    ({ unknownCountry }) => unknownCountry(contact, country),
    () => [],
  );
}

/** Errors of every cart that is not paid yet. */
const UNPAID = [PENDING, 'INVALID_PAYMENT', 'PAYMENTS_METHOD_REQUIRED'];

/** Errors about what the wallet hides until the shopper pays. */
const HIDDEN = /^(?:BUYER_IDENTITY_EMAIL|DELIVERY_(?:(?:FIR|LA)ST_NAME|ADDRESS1?|PHONE_NUMBER))_REQUIRED$/;

/** The errors of a prepared cart, without those that every unfinished order has. */
export function unusualErrors(errors: readonly ReportedError[], { stage }: Situation): ReportedError[] {
  return errors.filter(
    ({ code }) => !UNPAID.includes(code ?? '') && (stage === 'authorized' || !HIDDEN.test(code ?? '')),
  );
}

/**
 * What is to be done after the cart was prepared.
 *
 * @param waited whether rates were waited for; false before the sheet shows anything
 */
export async function afterPreparing(
  prepared: PreparedCart,
  situation: Situation,
  waited = true,
): Promise<NextAction[]> {
  if (prepared.type === 'ready') return [];
  if (prepared.type === 'throttled') return [checkoutBecause('cart_throttled')];
  const { errors } = prepared;
  // Rates that are still pending after the wait do not come in time.
  if (errors.length === 0 || (waited && errors.some(isPending))) {
    return [checkoutBecause('cart_not_ready')];
  }
  return fetchActions(unusualErrors(errors, situation), [], { ...situation, preparing: true, beginning: !waited });
}

/** What is to be done after a change, because of its errors and warnings. */
export async function afterChange({ cart, errors, warnings }: CartChange, situation: Situation): Promise<NextAction[]> {
  if (cart && stock(cart, warnings) === 'out_of_stock') return [{ type: 'out_of_stock' }];
  return fetchActions(errors, warnings, situation);
}

/** What is to be done after a change of the delivery and the preparation that follows it. */
export async function afterDelivery(update: DeliveryUpdate, situation: Situation): Promise<NextAction[]> {
  const changed = await afterChange(update.change, situation);
  const isOver = update.type === 'refused' || changed.some(({ type }) => type === 'out_of_stock');
  return isOver ? changed : [...changed, ...(await afterPreparing(update.prepared, situation))];
}
