import type { Body } from '../http/read-body';
import { isRecord } from '../control/is-record';
import type { Call } from './execute-call';

/** Reads a call's JSON body; when it can't be read, `errors` is for the answer with status 400. */
export const readCall = (body: Body): { call: Call } | { errors: string | Record<string, string> } => {
  if (body.type !== 'json' || !isRecord(body.value)) return { errors: 'The body must be a JSON object' };
  const { query, variables, operationName } = body.value;
  if (typeof query !== 'string' || query.trim() === '')
    return { errors: { query: 'Required parameter missing or invalid' } };
  if (variables !== undefined && variables !== null && !isRecord(variables))
    return { errors: { variables: 'Must be an object' } };
  return {
    call: {
      query,
      variables: variables ?? {},
      operationName: typeof operationName === 'string' ? operationName : null,
    },
  };
};
