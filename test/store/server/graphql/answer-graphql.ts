import { damageBody, truncateText } from '../control/damage-answer';
import { applyFault } from '../control/apply-fault';
import { playFault, unauthorized, type Wait } from '../control/fault-answer';
import type { Fault } from '../control/read-faults';
import { refuses } from '../control/refuses';
import { json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { STOREFRONT_TOKEN } from '../storefront-token';
import { executeCall, type CallResult } from './execute-call';
import { missingIn } from './api-versions';
import { readCall } from './read-call';
import { storeSchema } from './store-schema';

const API_PATH = /^\/api\/([^/]+)\/graphql(?:\.json)?$/;

/** Whether a path is the API's, whatever version it asks for. */
export const isGraphqlPath = (pathname: string): boolean => API_PATH.test(pathname);

/** The schema of the version that a call names, without what the platform has taken away. */
const schemaOf = ({ url }: StoreRequest, { api }: StoreState) =>
  storeSchema([...missingIn(API_PATH.exec(url.pathname)?.[1] ?? ''), ...api.missing()]);

const operationOf = ({ url, body }: StoreRequest): string => {
  const said = url.searchParams.get('operation_name');
  const call = said === null ? readCall(body) : null;
  return said ?? (call && 'call' in call ? call.call.operationName : null) ?? '';
};

const surroundingsOf = (state: StoreState, fault: Fault | undefined, origin: string) => {
  const { carts, attempts, paypal } = state;
  const most = fault?.stock;
  const stock: StoreState['stock'] =
    most === undefined ? state.stock : { ...state.stock, of: (variantId) => Math.min(most, state.stock.of(variantId)) };
  const refused = fault !== undefined && refuses(fault);
  const ratesHidden = (fault?.emptyDeliveryGroups ?? fault?.pendingDeliveryGroups) === true;
  return { carts, stock, attempts, paypal, origin, refused, ratesHidden, currency: fault?.currency ?? null };
};

const changed = (result: CallResult, fault: Fault): Answer => {
  if (result.data) result.data = applyFault(result.data, fault);
  const answer = json(200, damageBody(result, fault));
  return { ...answer, body: truncateText(answer.body, fault) };
};

/**
 * One call of the API. First comes the fault that was set for it, then the check of the token (401) and of the body (400), then
 * the execution (always 200). `'drop'` tells the server to cut the connection.
 *
 * @param wait waits before a late answer
 */
export const answerGraphql = async (
  request: StoreRequest,
  state: StoreState,
  origin: string,
  wait?: Wait,
): Promise<Answer | 'drop'> => {
  if (request.method !== 'POST') return json(405, { errors: 'POST only' });
  const fault = state.faults.take(operationOf(request));
  const scripted = fault?.after ? null : await playFault(fault, wait);
  if (scripted) return scripted;

  if (request.headers['x-shopify-storefront-access-token'] !== STOREFRONT_TOKEN) return unauthorized();
  const read = readCall(request.body);
  if ('errors' in read) return json(400, read);
  const result = await executeCall(schemaOf(request, state), read.call, surroundingsOf(state, fault, origin));
  const lost = fault?.after ? await playFault(fault, wait) : null;
  if (lost) return lost;
  return fault ? changed(result, fault) : json(200, result);
};
