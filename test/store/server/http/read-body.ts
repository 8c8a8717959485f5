import type { IncomingMessage } from 'node:http';
import { nestFields } from './nest-fields';

export type Body =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  | { type: 'form'; value: Record<string, unknown> }
  /** Neither JSON nor a form, or one that cannot be read, or is too deep. */
  | { type: 'unreadable'; text: string };

const MOST_BYTES = 1_000_000;

/** No request needs more lists and objects within one another; code that goes through them calls itself for each. */
const DEEPEST = 60;

const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
};

const readBytes = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readForm = async (bytes: Buffer, type: string) => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const);
  return { type: 'form' as const, value: nestFields(fields) };
};

const readAs = async (type: string, bytes: Buffer) => {
  if (/^application\/json\b/i.test(type))
    return { type: 'json' as const, value: JSON.parse(bytes.toString('utf8')) as unknown };
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  return isForm ? readForm(bytes, type) : null;
};

/** Reads a request's body by its content type: JSON, urlencoded or multipart. Never throws, whatever was sent. */
export const readBody = async (request: IncomingMessage): Promise<Body> => {
  const bytes = await readBytes(request);
  if (!bytes) return { type: 'unreadable', text: '' };
  if (bytes.length === 0) return { type: 'none' };
  const type = request.headers['content-type'] ?? '';
  try {
    const read = await readAs(type, bytes);
    if (read && !isTooDeep(read.value)) return read;
  } catch {
    // Incomplete JSON or a broken multipart body is the sender's mistake. The route answers 400.
  }
  return { type: 'unreadable', text: bytes.toString('utf8') };
};

/** What the request log keeps of a body: the parsed value, the text when it cannot be parsed, `null` without one. */
export const loggedBody = (body: Body): unknown => {
  if (body.type === 'none') return null;
  return body.type === 'unreadable' ? body.text : body.value;
};
