import type { Answer } from '../http/answer';
import { choiceOf } from '../choices';
import type { StoreRequest } from '../http/store-request';
import { hostileSubscriptionPolicy, subscriptionPolicy } from './subscription-policy';

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** An answer of the API as a shopper is given it whose `?policy=hostile` makes the subscription policy a dangerous one. */
export const withHostilePolicy = (answer: Answer | 'drop', request: StoreRequest): Answer | 'drop' =>
  answer === 'drop' || choiceOf('policy', request) !== 'hostile'
    ? answer
    : { ...answer, body: answer.body.replace(inJson(subscriptionPolicy), () => inJson(hostileSubscriptionPolicy)) };
