import { isObject, isText, type Problem } from '../rules/problem';

/** The longest description that Google shows has one character less. */
const DESCRIPTION = 60;

/** What is wrong with the offers of a request or an update. */
export function* offerProblems(info: unknown): Generator<Problem> {
  const offers: unknown = isObject(info) ? info['offers'] : undefined;
  if (!Array.isArray(offers)) return yield [51, 'offerInfo must have a list of offers!'];
  for (const offer of offers as unknown[]) {
    if (!isObject(offer) || !isText(offer['redemptionCode'])) yield [51, 'Each of offers must have a redemptionCode!'];
    else if (!isText(offer['description']) || offer['description'].length >= DESCRIPTION)
      yield [51, `description of the offer "${offer['redemptionCode']}" must be set and shorter than 60!`];
  }
}
