import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { StoreTrouble, troubleOf } from '../trouble';
import { answerHeaders } from './answer-headers';
import { codingOf } from './encodings';
import { sendFailure } from './failure-page';
import type { ForwardOptions } from './forward-options';
import { requestHeaders } from './request-headers';
import { sendPage } from './send-page';

type Answer = Dispatcher.ResponseData;

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The charset of an answer that is a page; null for anything else, which passes as it is. */
function charsetOf({ headers, statusCode }: Answer, method: string): string | null {
  const type = first(headers['content-type']) ?? '';
  const hasPage = method !== 'HEAD' && ![204, 206, 304].includes(statusCode);
  if (!hasPage || !/^\s*text\/html\b/i.test(type)) return null;
  return /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
}

function isReadable(charset: string): boolean {
  try {
    return !!new TextDecoder(charset);
  } catch {
    return false;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Sends an answer on, page or not. */
async function passBack(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  options: ForwardOptions,
): Promise<void> {
  const { host, partsFor, tell } = options;
  const { url: path = '/', method = 'GET' } = request;
  const { origins, policy } = partsFor(request);
  const charset = charsetOf(answer, method);
  const packed = first(answer.headers['content-encoding']);
  const coding = codingOf(packed);
  if (charset !== null && (coding === undefined || !isReadable(charset)))
    throw new StoreTrouble('encoding', host, coding === undefined ? packed : charset);

  const { headers, way } = answerHeaders(answer.headers, path, { origins, policy, isPage: charset !== null });
  if (way && way.type !== 'here') tell({ type: 'left', path, way });
  response.statusCode = answer.statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (charset === null) return pipeline(answer.body, response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (coding && packed) response.setHeader('content-encoding', packed);
  response.flushHeaders();
  const { statusCode: status, body } = answer;
  return sendPage({ body, coding: coding ?? null, charset, path, status }, request, response, options);
}

/** Passes a request on to the store and its answer back. Never rejects: what goes wrong is answered with a page that says so. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  options: ForwardOptions,
): Promise<void> {
  const { host, limits, pool, partsFor, tell } = options;
  const { url: path = '/', method = 'GET' } = request;
  const gone = new AbortController();
  // Also when it has been answered: what is left of the store's answer is not read to its end.
  response.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(limits.answerMs)]);
  try {
    const answer = await pool.request({
      path,
      method: method as Dispatcher.HttpMethod,
      headers: requestHeaders(request, partsFor(request).origins),
      body: hasBody(request) ? request : null,
      signal,
    });
    await passBack(answer, request, response, options);
  } catch (error) {
    if (gone.signal.aborted) return;
    const trouble = troubleOf(error, host, limits.answerMs);
    tell({ type: 'trouble', path, sentence: trouble.message });
    sendFailure(response, trouble.code === 'hangs' ? 504 : 502, trouble.message, request.headers.accept);
  }
}
