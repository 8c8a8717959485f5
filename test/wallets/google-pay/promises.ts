import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { Ending } from '../../../src/wallet';
import type { PaymentRequest } from '../../simulators/google-pay/rules/google-pay-types';
import { costOfCart } from '../../store/shop/cart/cost';
import type { CartState } from '../../store/shop/cart/cart-state';
import { deliveryGroups } from '../../store/shop/delivery/groups';
import { wrongAttempts } from '../in-process/attempts';
import { cartOf, wrongMethods } from '../in-process/cart-ways';
import { wrongDestination } from '../in-process/endings';
import { ofOperation } from '../in-process/sent';
import type { Sent } from '../in-process/store';
import { wrongTraces } from '../in-process/traces';
import { ENDED, overAt, stateOf, type GoogleSeen as Seen } from './seen';

const hundredths = (price: string): number => Math.round(Number(price) * 100);

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Whether the goods go by a local delivery that nobody has chosen, though there is another. A code leaves the choice as it was. */
function isLocalByItself(cart: CartState, { log }: Seen['simulator']): boolean {
  const triggers = log
    .filter(({ kind, name }) => kind === 'event' && name === 'onPaymentDataChanged')
    .map(({ detail }) => (detail as google.payments.api.IntermediatePaymentData).callbackTrigger);
  const isChosen = triggers.findLast((trigger) => trigger !== 'OFFER') === 'SHIPPING_OPTION';
  return deliveryGroups(cart).some(
    ({ selected, options }) =>
      selected.method === 'LOCAL' && !isChosen && options.some(({ method }) => method === 'SHIPPING'),
  );
}

/** What is wrong with a sheet that the shopper can use. */
function withSheet(seen: Seen): string[] {
  const sheet = seen.simulator.sheet()!;
  const { error } = sheet;
  if (error && !JAPANESE.test(error.message)) return [`an error in no words of the shopper’s: ${error.message}`];
  if (seen.settled) return error ? [] : ['a sheet that has ended asks the shopper to pay'];
  const cart = cartOf(seen.store);
  if (!cart) return ['a sheet is ready for a cart that the store does not have'];
  const wrong: string[] = [];
  const shown = hundredths(sheet.total.price);
  const { total } = costOfCart(cart);
  if (shown !== total && !seen.isStale) wrong.push(`the sheet shows ${shown}, and the cart costs ${total}`);
  if (total !== 0 && sheet.currencyCode !== cart.currency && !seen.isStale)
    wrong.push(`the sheet is in ${sheet.currencyCode}`);
  if (sheet.total.label !== '合計') wrong.push(`the total is called ${sheet.total.label}`);
  if (sheet.items.length === 0) wrong.push('a total without its lines');
  if (!sheet.address || error || seen.isStale) return wrong;
  if (isLocalByItself(cart, seen.simulator)) wrong.push('nobody has chosen local delivery');
  const listed = sheet.options.map(({ id }) => id);
  return [...wrong, ...wrongMethods(cart, listed, sheet.option, ['SHIPPING', 'LOCAL'])];
}

/** Milliseconds for all work of one event: Google’s sheet gives up after 30 s. */
const EVENT_LIMIT = 27_000;

/** What is wrong at this moment, whichever it is. */
export function wrongNow(seen: Seen): string[] {
  const { simulator, loose, answers } = seen;
  const late = answers.filter(({ asked, at }) => at - asked > EVENT_LIMIT);
  const isWrongOffer = answers.some(
    ({ answer: { error, newShippingOptionParameters } }) =>
      error?.reason === 'SHIPPING_ADDRESS_UNSERVICEABLE' && newShippingOptionParameters,
  );
  return [
    ...(isWrongOffer ? ['options for a place that is not served'] : []),
    ...late.map(({ to, asked, at }) => `${to} was answered after ${at - asked} ms`),
    ...simulator.violations.map((one) => `against Google’s rules: ${one}`),
    ...loose.map((one) => `nobody caught ${String(one)}`),
    ...(stateOf(seen) === 'ready' ? withSheet(seen) : []),
  ];
}

/** What is wrong with what was paid with: Google’s token goes on as it came, to the attempt that it was made for. */
function wrongTokens({ approved, store: { sent }, simulator }: Seen): string[] {
  const request = simulator.calls.find(({ name }) => name === 'loadPaymentData')?.detail;
  const transactionId = (request as PaymentRequest | undefined)?.transactionInfo?.transactionId;
  return sent.flatMap(({ operation, variables }, index) => {
    if (operation === 'cartSubmitForCompletion')
      return String(variables['attemptToken']).startsWith(`${transactionId}-`) ? [] : ['an attempt of no transaction'];
    const { walletPaymentMethod } = (variables['payment'] ?? {}) as {
      walletPaymentMethod?: { googlePayWalletContent: Record<string, unknown> };
    };
    if (!walletPaymentMethod) return [];
    const { billingAddress: _address, ...content } = walletPaymentMethod.googlePayWalletContent;
    const { paid = '{}' } = approved.findLast((press) => press.sent <= index) ?? {};
    const { signature, protocolVersion, signedMessage } = JSON.parse(paid) as Record<string, unknown>;
    const isSame = isDeepStrictEqual(content, { signature, signedMessage, protocolVersion });
    return isSame ? [] : ['another token is paid with'];
  });
}

/** How a press may end by an answer to the sheet. */
const BY_ANSWER = ['custom_validation', 'decelerate', 'out_of_stock', 'unavailable', 'unrecoverable'];

/** What is wrong with when and how the press ended: by an answer to the sheet, or because the sheet was closed. */
function wrongWay({ settled, heard, answers }: Seen, submissions: Sent[]): string[] {
  const { ending, at } = settled!;
  const isOrdered = answers.some(({ answer }) => answer.transactionState === 'SUCCESS');
  const isAnswered = answers.some((one) => one.at === at && one.answer.error);
  const isClosed = heard !== null && at >= heard.at;
  // Whoever closes a sheet while the order is being made is taken to it all the same.
  const isTaken = isClosed && submissions.some(({ came }) => !came || came.at >= heard.at);
  const allowed = [
    ...(isOrdered ? ['redirect'] : isAnswered ? BY_ANSWER : []),
    ...(isClosed && !isOrdered ? ['cancelled'] : []),
    ...(isTaken ? ['redirect', 'decelerate'] : []),
  ];
  return [
    ...(allowed.includes(ending.type) ? [] : [`the press ended: ${ending.type}, not ${allowed.join(' or ')}`]),
    ...(isClosed && !isTaken && at > heard.at + 1 ? [`the press ended ${at - heard.at} ms after the sheet`] : []),
  ];
}

const isDigital = (ending: Ending): boolean => ending.type === 'unavailable' && ending.because === 'digital_cart';

/** What is wrong with the ending: the sheet, the order and the way that the shopper is sent say the same. */
function wrongEnding(seen: Seen): string[] {
  const { settled, store } = seen;
  if (!settled) return ['the press never ends'];
  const { ending, at } = settled;
  // A page that knows that nothing is sent opens no sheet and makes no cart.
  if (stateOf(seen) === 'none')
    return isDigital(ending) && store.sent.length === 0 ? [] : [`without a sheet the press ended: ${ending.type}`];
  if (!ENDED.has(stateOf(seen))) return [`the sheet never ends: ${stateOf(seen)}`];
  return [
    ...wrongWay(seen, ofOperation(store.sent, 'cartSubmitForCompletion')),
    ...wrongDestination(seen, ending, at),
    ...(ending.type === 'unrecoverable' && isCalm(seen) ? [`a dialog for no reason: ${String(ending.error)}`] : []),
    ...(ending.type === 'unavailable' && !isDigital(ending) ? [`unavailable: ${ending.because}`] : []),
  ];
}

/** Whether nothing goes wrong but what the shopper does wrong. */
const isCalm = ({ setup: { shopper, pace }, wentWrong }: Seen): boolean =>
  !wentWrong && (shopper.token ?? 'whole') === 'whole' && Math.max(...pace) < 500;

/** What is wrong when all is over. */
export function wrongAtLast(seen: Seen): string[] {
  const timers = vi.getTimerCount();
  return [
    ...wrongNow(seen),
    ...wrongEnding(seen),
    ...wrongAttempts(seen.approved, seen.store.sent),
    ...wrongTokens(seen),
    ...wrongTraces({ ...seen, endedAt: overAt(seen) }),
    ...(timers > 0 ? [`${timers} timers are left`] : []),
  ];
}
