import type { Answer } from '../http/answer';
import { setCookie } from '../http/cookies';
import type { StoreRequest } from '../http/store-request';
import { hostileSubscriptionPolicy, subscriptionPolicy } from './subscription-policy';

const COOKIE = 'policy';

/** `?policy=hostile` on a page makes the subscription policy of this shopper a dangerous one, `?policy=plain` an honest one again. */
export const policyCookie = ({ url }: StoreRequest): string | null => {
  const asked = url.searchParams.get('policy');
  return asked === 'hostile' || asked === 'plain' ? setCookie(COOKIE, asked) : null;
};

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** An answer of the API as a shopper with such a cookie is given it. */
export const withHostilePolicy = (answer: Answer | 'drop', { cookies }: StoreRequest): Answer | 'drop' =>
  answer === 'drop' || cookies[COOKIE] !== 'hostile'
    ? answer
    : { ...answer, body: answer.body.replace(inJson(subscriptionPolicy), () => inJson(hostileSubscriptionPolicy)) };
