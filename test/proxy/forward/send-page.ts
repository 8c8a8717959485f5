import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rewritePage } from '../html/rewrite-page';
import { StoreTrouble, troubleOf } from '../trouble';
import type { Coding } from './encodings';
import { brokenOff } from './failure-page';
import type { ForwardOptions } from './forward-options';

/** A page of the store that is about to be sent on. */
export interface Page {
  body: Readable;
  /** Null where it is not packed. */
  coding: Coding | null;
  charset: string;
  path: string;
  status: number;
}

/**
 * Sends a page with the widget in it, packed as it came and piece by piece. A page whose rest does not come, or that is too large,
 * ends with a sentence about that.
 */
export async function sendPage(
  { body, coding, charset, path, status }: Page,
  request: IncomingMessage,
  response: ServerResponse,
  { host, limits, partsFor, tell }: ForwardOptions,
): Promise<void> {
  let trouble: StoreTrouble | null = null;
  const decoded = coding?.decode() ?? new PassThrough();

  async function* ensureExport(): AsyncGenerator<Buffer> {
    let size = 0;
    try {
      for await (const piece of decoded as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > limits.pageBytes) throw new StoreTrouble('too-large', host, `${limits.pageBytes / 1_000_000} MB`);
        yield piece;
      }
    } catch (error) {
      trouble = troubleOf(error, host, limits.answerMs);
      if (!response.destroyed) tell({ type: 'trouble', path, sentence: trouble.message });
    }
  }
  async function* withLastWord(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer | string> {
    yield* pieces;
    if (trouble) yield brokenOff(trouble.message);
  }

  const rewriter = rewritePage(partsFor(request), charset, (notes) => tell({ type: 'page', path, status, notes }));
  // An error here is handled where the pieces are read.
  const unpacking = pipeline(body, decoded).catch(() => {});
  const written = Readable.from(withLastWord(Readable.from(ensureExport()).pipe(rewriter)));
  const sending = coding ? pipeline(written, coding.encode(), response) : pipeline(written, response);
  await sending.catch(() => {
    // The browser has gone away.
    body.destroy();
  });
  await unpacking;
}
