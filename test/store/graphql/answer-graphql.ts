import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { bendPayload } from '../control/bend-payload';
import { faultAnswer, unauthorized } from '../control/fault-answer';
import { json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { STOREFRONT_TOKEN } from '../storefront-token';
import { executeCall } from './execute-call';
import { readCall } from './read-call';

/** Whether a path is the API's, whatever version it asks for. */
export const isGraphqlPath = (pathname: string): boolean => /^\/api\/[^/]+\/graphql(\.json)?$/.test(pathname);

const operationOf = ({ url, body }: StoreRequest): string => {
  const said = url.searchParams.get('operation_name');
  const call = said === null ? readCall(body) : null;
  return said ?? (call && 'call' in call ? call.call.operationName : null) ?? '';
};

/**
 * One call of the API: the scripted fault first, then the token (401), then the body (400), then execution, which is
 * always 200. `'drop'` asks the server to cut the connection.
 */
export const answerGraphql = async (
  request: StoreRequest,
  schema: GraphQLSchema,
  state: StoreState,
  origin: string,
): Promise<Answer | 'drop'> => {
  if (request.method !== 'POST') return json(405, { errors: 'POST only' });
  const fault = state.faults.take(operationOf(request));
  if (fault?.delayMs !== undefined) await pause(fault.delayMs, undefined, { ref: false });
  if (fault?.drop) return 'drop';
  const scripted = fault && faultAnswer(fault);
  if (scripted) return scripted;

  if (request.headers['x-shopify-storefront-access-token'] !== STOREFRONT_TOKEN) return unauthorized();
  const read = readCall(request.body);
  if ('errors' in read) return json(400, read);
  const result = await executeCall(schema, read.call, { carts: state.carts, stock: state.stock, origin });
  if (fault && result.data) result.data = bendPayload(result.data, fault);
  return json(200, result);
};
