import { amazonPage, type AmazonOrder } from '../../pages/amazon-page';
import { html, json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { AMAZON_PATH } from './amazon-file';

/** Amazon's own server: `POST /checkout/initiate` begins a checkout, and answers with a page. Null for any other path. */
export function answerAmazon({ method, url, body }: StoreRequest, { amazon }: StoreState): Answer | null {
  if (!url.pathname.startsWith(`${AMAZON_PATH}/`)) return null;
  if (method !== 'POST' || url.pathname !== `${AMAZON_PATH}/checkout/initiate` || body.type !== 'form')
    return json(404, { error: `Amazon has no page ${url.pathname}` });
  const order = Object.fromEntries(
    Object.entries(body.value).map(([name, value]) => [name, String(value)]),
  ) as AmazonOrder;
  // A form is sent with CR and LF.
  const signed = amazon.signed((order['payloadJSON'] ?? '').replaceAll('\r\n', '\n'), order['signature'] ?? '');
  if (signed) return html(200, amazonPage(order, signed.ways));
  const refused = html(400, amazonPage(order, null));
  refused.headers['x-violation'] = '17: the payload is not what the shop has signed';
  return refused;
}
