import type { Option, PaymentRequest, SheetError, TransactionInfo } from '../rules/google-pay-types';
import { isObject, type Problem } from '../rules/problem';
import { offerProblems } from './offers';
import { errorProblems } from './sheet-error';
import { shippingOptionProblems } from './shipping-options';
import { transactionProblems } from './transaction-info';

/** What the sheet takes over from an answer to a change. What is null stays as it was. */
export interface Update {
  info: TransactionInfo | null;
  options: { list: Option[]; selected: string } | null;
  error: SheetError | null;
  /** All offers that are valid now. */
  codes: string[] | null;
}

/** Members that are the same from the request to the order; every update has to repeat them. */
const SAME = ['currencyCode', 'countryCode', 'transactionId', 'totalPriceLabel'] as const;

function* infoProblems(info: unknown, request: PaymentRequest): Generator<Problem> {
  for (const [rule, text] of transactionProblems(info)) yield [rule === 7 ? 19 : rule, text];
  if (!isObject(info)) return;
  for (const name of SAME)
    if (info[name] !== request.transactionInfo?.[name])
      yield [33, `${name} was ${request.transactionInfo?.[name]} and is ${String(info[name])}`];
}

export const codesOf = ({ offers }: google.payments.api.OfferInfo): string[] =>
  offers.map(({ redemptionCode }) => redemptionCode);

/** Reads the answer of `onPaymentDataChanged`. With problems nothing of it is taken over. */
export function readUpdate(answer: unknown, request: PaymentRequest): Update | Problem[] {
  if (!isObject(answer)) return [[18, `the answer is ${String(answer)}, no object`]];
  const { newTransactionInfo: info, newShippingOptionParameters: options, newOfferInfo: offers, error } = answer;
  const problems = [
    ...(info === undefined ? [] : infoProblems(info, request)),
    ...(options === undefined ? [] : shippingOptionProblems(options)),
    ...(offers === undefined ? [] : offerProblems(offers)),
    ...(error === undefined ? [] : errorProblems(error, request.callbackIntents ?? [])),
  ];
  if (problems.length > 0) return problems;
  const given = structuredClone(options) as google.payments.api.ShippingOptionParameters | undefined;
  return {
    info: structuredClone(info ?? null) as TransactionInfo | null,
    options: given
      ? { list: given.shippingOptions, selected: given.defaultSelectedOptionId ?? given.shippingOptions[0]!.id }
      : null,
    error: structuredClone(error ?? null) as SheetError | null,
    codes: offers === undefined ? null : codesOf(offers as google.payments.api.OfferInfo),
  };
}

export type Result = { type: 'success'; problems: Problem[] } | { type: 'error'; error: SheetError };

/** Reads the answer of `onPaymentAuthorized`. */
export function readResult(answer: unknown, request: PaymentRequest): Result | Problem[] {
  if (!isObject(answer)) return [[18, `the answer is ${String(answer)}, no object`]];
  const { transactionState, error } = answer;
  if (transactionState === 'SUCCESS')
    return { type: 'success', problems: error === undefined ? [] : [[43, 'an error beside SUCCESS']] };
  if (transactionState !== 'ERROR') return [[27, `transactionState "${String(transactionState)}" is not known`]];
  if (error === undefined) return [[27, 'ERROR without an error']];
  const problems = [...errorProblems(error, request.callbackIntents ?? [])];
  return problems.length > 0 ? problems : { type: 'error', error: structuredClone(error) as SheetError };
}
