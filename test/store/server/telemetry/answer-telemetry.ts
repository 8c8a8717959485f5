import { faultAnswer, wait } from '../control/fault-answer';
import type { Fault } from '../control/read-faults';
import type { Answer } from '../http/answer';
import { loggedBody } from '../http/read-body';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import type { ReceivedList } from './received';
import { RECEIVERS, type Receiver } from './receivers';

/** Receivers are asked from pages of other origins; without the last header those can't read how long to wait. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

const readable = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...CORS } });

const preflight = ({ headers }: Receiver): Answer => ({
  status: 204,
  headers: {
    ...CORS,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': headers.join(', '),
    'access-control-max-age': '600',
  },
  body: '',
  cookies: [],
});

/** The body as JSON whatever its type says; text that is no JSON stays text, and no shape allows that. */
function bodyOf({ body }: StoreRequest): unknown {
  const given = loggedBody(body);
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    // The sender's mistake: the receiver answers 400.
    return given;
  }
}

/** What a receiver says of a body when nothing else goes wrong, and why it refuses it, if it does. */
function judge(
  receiver: Receiver,
  { method, headers }: StoreRequest,
  body: unknown,
): { answer: Answer; reason: string } {
  const refuse = (status: number, reason: string) => ({ answer: receiver.refused(status, reason), reason });
  if (method !== 'POST') return refuse(405, `${method} instead of POST`);
  const type = headers['content-type'] ?? 'no content type';
  if (!receiver.types.test(type)) return refuse(415, `${type} is not read here`);
  const problem = receiver.problemOf(body, headers);
  return problem === null ? { answer: receiver.taken(), reason: '' } : refuse(400, problem);
}

/** The answer of a fault in the receiver's own words; null when the fault leaves the answer alone. */
function scripted(receiver: Receiver, fault: Fault): Answer | null {
  const answer = faultAnswer(fault);
  if (!answer || fault.html || fault.empty || fault.status === undefined) return answer;
  const own = receiver.refused(fault.status, `answered ${fault.status} as asked`);
  const { 'retry-after': later } = answer.headers;
  return { ...own, headers: { ...own.headers, ...(later !== undefined && { 'retry-after': later }) } };
}

/** The outcome of a request: `taken` only when the receiver has kept it. */
type End = { answer: Answer | 'drop' } & Pick<Parameters<ReceivedList['settle']>[1], 'outcome' | 'reason'>;

function faultEnd(receiver: Receiver, fault: Fault): End | null {
  if (fault.drop) return { answer: 'drop', outcome: 'fault', reason: 'the connection is cut' };
  const answer = scripted(receiver, fault);
  return answer && { answer, outcome: 'fault', reason: `answered ${answer.status} as asked` };
}

function realEnd(receiver: Receiver, request: StoreRequest, body: unknown): End {
  const { answer, reason } = judge(receiver, request, body);
  return { answer, outcome: reason ? 'refused' : 'taken', reason };
}

async function receive(
  receiver: Receiver,
  request: StoreRequest,
  { telemetry, faults }: StoreState,
): Promise<Answer | 'drop'> {
  const body = bodyOf(request);
  const one = telemetry.add({ receiver: receiver.name, headers: request.headers, body });
  const settle = ({ answer, outcome, reason }: End) =>
    telemetry.settle(one, { outcome, reason, status: answer === 'drop' ? null : answer.status });
  const fault = faults.take(`telemetry/${receiver.name}`);
  const real = () => realEnd(receiver, request, body);
  const end = fault?.after ? real() : ((fault && faultEnd(receiver, fault)) ?? real());
  // A fault that comes after: the body is kept, and only its answer is another.
  if (fault?.after) settle(end);
  if (fault?.delayMs !== undefined) await wait(fault.delayMs);
  if (!fault?.after) settle(end);
  const { answer } = (fault?.after && faultEnd(receiver, fault)) || end;
  return answer === 'drop' ? answer : readable(answer);
}

/**
 * The receivers of what the buttons do: events, metrics, logs, error reports and sessions. Each checks what comes against the real shape,
 * and keeps it with its answer, `/__store/telemetry/received`. A fault named `telemetry/<receiver>` comes before the check. Null for any
 * other path.
 */
export async function answerTelemetry(request: StoreRequest, state: StoreState): Promise<Answer | 'drop' | null> {
  const receiver = RECEIVERS.find(({ path }) => path === request.url.pathname);
  if (!receiver) return null;
  return request.method === 'OPTIONS' ? preflight(receiver) : receive(receiver, request, state);
}
