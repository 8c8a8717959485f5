import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const squeeze = promisify(brotliCompress);

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/**
 * Answers with a file of `folder`, compressed by brotli 11: the project promises its sizes in it, and a CDN serves it. That is too
 * slow for each request, so each version of a file is compressed once. Other requests (without brotli, for a part, of an unknown
 * type, for a missing file) go to `next`.
 */
export const createBrotliFiles = (folder: string, setHeaders: (response: ServerResponse) => void) => {
  const root = resolve(folder) + sep;
  const known = new Map<string, { state: string; bytes: Promise<Buffer> }>();

  const compressed = (file: string, state: string): Promise<Buffer> => {
    const found = known.get(file);
    if (found?.state === state) return found.bytes;
    const bytes = readFile(file).then((content) => squeeze(content, { params }));
    known.set(file, { state, bytes });
    return bytes;
  };

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { 'accept-encoding': accepts = '', range, 'if-none-match': conditional } = request.headers;
    const file = join(root, (request.url ?? '').replace(/[?#].*$/, ''));
    const type = TYPES[extname(file)];
    const wanted = /\bbr\b/.test(String(accepts)) && range === undefined && conditional === undefined;
    if (!wanted || !type || !file.startsWith(root)) return next();
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return next();

    // The size too: a new build can have the same time, if the clock is too coarse.
    const bytes = await compressed(file, `${found.size}-${found.mtimeMs}`);
    setHeaders(response);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', bytes.length);
    response.setHeader('ETag', `W/"${found.size}-${found.mtime.getTime()}"`);
    response.end(bytes);
  };
};
