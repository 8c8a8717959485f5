import { amazonPage, type AmazonOrder } from '../../pages/amazon-page';
import { html, json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { AMAZON_PATH } from './amazon-file';
import { orderProblem } from './order-problem';

/** Amazon's own server: `POST /checkout/initiate` begins a checkout, and answers with a page. Null for any other path. */
export function answerAmazon({ method, url, body }: StoreRequest, { amazon, carts }: StoreState): Answer | null {
  if (!url.pathname.startsWith(`${AMAZON_PATH}/`)) return null;
  if (method !== 'POST' || url.pathname !== `${AMAZON_PATH}/checkout/initiate` || body.type !== 'form')
    return json(404, { error: `Amazon has no page ${url.pathname}` });
  const order = Object.fromEntries(
    Object.entries(body.value).map(([name, value]) => [name, String(value)]),
  ) as AmazonOrder;
  // A form is sent with CR and LF.
  const payloadJSON = (order['payloadJSON'] ?? '').replaceAll('\r\n', '\n');
  const signed = amazon.signed({ ...order, payloadJSON });
  const cart = carts.all().find(({ token }) => token === signed?.cartToken);
  const problem = signed ? orderProblem(order, cart) : '17: payload, key or algorithm is not that of the signature';
  const answer = html(problem === null ? 200 : 400, amazonPage(order, (problem === null && signed?.ways) || null));
  if (problem !== null) answer.headers['x-violation'] = problem;
  return answer;
}
