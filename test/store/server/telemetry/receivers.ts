import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { isRecord } from '../control/is-record';
import { empty, json, type Answer } from '../http/answer';
import { headerProblem } from './errors/check-headers';
import { reportShape } from './errors/report';
import { sessionShape } from './errors/session';
import { eventShape } from './event-shape';
import { logsShape } from './otlp/logs';
import { metricsShape } from './otlp/metrics';
import { hasMail } from './no-mail';
import type { ReceiverName } from './received';

/** One receiver: what it expects, and how it answers. */
export interface Receiver {
  name: ReceiverName;
  path: string;
  /** Request headers that other origins may send. */
  headers: readonly string[];
  /** Content types that it reads. */
  types: RegExp;
  /** What is wrong with a body; null when nothing is. */
  problemOf(body: unknown, headers: IncomingHttpHeaders): string | null;
  taken(): Answer;
  /** Any answer but success, with the receiver's own words. */
  refused(status: number, message: string): Answer;
}

const JSON_ONLY = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i;

const words = (body: string, status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
  cookies: [],
});

function shapeProblem(shape: z.ZodType, body: unknown): string | null {
  const read = shape.safeParse(body);
  if (!read.success) return z.prettifyError(read.error);
  return hasMail(body) ? 'an e-mail address' : null;
}

/** HTTP status → code of gRPC, as the OpenTelemetry Collector answers. */
const CODES: Readonly<Record<number, number>> = { 400: 3, 401: 16, 403: 7, 404: 5, 413: 8, 429: 8, 503: 14 };

/** A receiver of OpenTelemetry's protocol over HTTP, in JSON. */
const otlp = (name: 'metrics' | 'logs', shape: z.ZodType): Receiver => ({
  name,
  path: `/__telemetry/otlp/v1/${name}`,
  headers: ['content-type'],
  types: JSON_ONLY,
  problemOf: (body) => shapeProblem(shape, body),
  taken: () => json(200, { partialSuccess: {} }),
  refused: (status, message) =>
    status === 405 || status === 415 ? words(message, status) : json(status, { code: CODES[status] ?? 2, message }),
});

const ERROR_HEADERS = [
  'content-type',
  'bugsnag-api-key',
  'bugsnag-payload-version',
  'bugsnag-sent-at',
  'bugsnag-integrity',
];

const errorService = (
  name: 'errors' | 'sessions',
  path: string,
  { problemOf, taken }: Pick<Receiver, 'problemOf' | 'taken'>,
): Receiver => ({
  name,
  path: `/__telemetry/errors/${path}`,
  headers: ERROR_HEADERS,
  types: JSON_ONLY,
  problemOf,
  taken,
  refused: (status, message) => json(status, { status: 'rejected', errors: [message] }),
});

/** All receivers of the store. */
export const RECEIVERS: readonly Receiver[] = [
  {
    name: 'events',
    path: '/__telemetry/events/v1/produce',
    headers: ['content-type'],
    // Page scripts may send text, which needs no preflight.
    types: /^(application\/json|text\/plain)\s*(;|$)/i,
    problemOf: (body) => shapeProblem(eventShape, body),
    taken: () => empty(200),
    refused: (status, message) => words(message, status),
  },
  otlp('metrics', metricsShape),
  otlp('logs', logsShape),
  errorService('errors', 'notify', {
    problemOf: (body, headers) =>
      headerProblem(headers, { version: '5', key: isRecord(body) ? body['apiKey'] : undefined }) ??
      shapeProblem(reportShape, body),
    taken: () => words('OK', 200),
  }),
  errorService('sessions', 'sessions', {
    problemOf: (body, headers) =>
      headerProblem(headers, { version: '1', undated: true }) ?? shapeProblem(sessionShape, body),
    taken: () => json(202, { status: 'accepted' }),
  }),
];
