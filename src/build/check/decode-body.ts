import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync } as const;

/** The encodings that are requested: exactly those that this file can decode. */
export const ACCEPTED_ENCODINGS = 'br, gzip, deflate';

type Encoding = keyof typeof DECODERS;

const isKnown = (name: string): name is Encoding => Object.hasOwn(DECODERS, name);

/**
 * Decodes a body as its `content-encoding` says.
 *
 * @param limit in bytes: a small body may unpack to a huge one
 * @throws with the reason if the body is not encoded as the header says
 */
export function decodeBody(body: Buffer, header: string, limit: number): Buffer {
  const encodings = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  return encodings.reduceRight((bytes, name) => {
    if (!isKnown(name)) throw new Error(`content-encoding is ${name}, which was not asked for`);
    try {
      return DECODERS[name](bytes, { maxOutputLength: limit });
    } catch (cause) {
      const isHuge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new Error(
        isHuge ? `unpacks to more than ${limit} bytes` : `content-encoding is ${name}, and its bytes are not`,
        { cause },
      );
    }
  }, body);
}

/** The encoding of a body whose headers name none: decoded with it, the body passes `isRight`. Undefined if no encoding fits. */
export function hiddenEncoding(body: Buffer, limit: number, isRight: (bytes: Buffer) => boolean): string | undefined {
  return (['gzip', 'br'] as const).find((name) => {
    try {
      return isRight(DECODERS[name](body, { maxOutputLength: limit }));
    } catch {
      return false;
    }
  });
}
