import { createReadStream } from 'node:fs';

/** A line of a file. */
export interface Line {
  text: string;
  /** Counts from 1. */
  number: number;
  /** Whether the file ends in the middle of it, as one does that is still being written. */
  isCut: boolean;
}

/** Reads a file line by line, so that its size does not matter. @throws with a sentence if it can't be read */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  let parts: string[] = [];
  const lineOf = (isCut: boolean): Line => ({ text: parts.join(''), number: (number += 1), isCut });
  try {
    for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n');
      parts.push(first);
      for (const next of more) {
        yield lineOf(false);
        parts = [next];
      }
    }
  } catch (cause) {
    throw new Error(`${file} can’t be read (${(cause as NodeJS.ErrnoException).code})`, { cause });
  }
  yield lineOf(true);
}
