import type { Transform } from 'node:stream';
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createDeflate,
  createGunzip,
  createGzip,
  createInflate,
} from 'node:zlib';

/** How pages are unpacked and packed again. Each piece is sent when it is there, because pages are streamed. */
export interface Coding {
  decode(): Transform;
  encode(): Transform;
}

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;

const gzip: Coding = { decode: () => createGunzip(), encode: () => createGzip({ flush: Z_SYNC_FLUSH }) };

const CODINGS: Readonly<Record<string, Coding>> = {
  gzip,
  'x-gzip': gzip,
  deflate: { decode: () => createInflate(), encode: () => createDeflate({ flush: Z_SYNC_FLUSH }) },
  br: {
    decode: () => createBrotliDecompress(),
    encode: () => createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 5 } }),
  },
};

/** How a page is packed: `null` when it is not; undefined when that is unknown here. */
export function codingOf(contentEncoding: string | undefined): Coding | null | undefined {
  const name = (contentEncoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return null;
  return Object.hasOwn(CODINGS, name) ? CODINGS[name] : undefined;
}
