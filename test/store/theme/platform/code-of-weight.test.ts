import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeOfWeight } from './code-of-weight';

test('the stand-in of the platform’s script weighs what that script does: 75 kB as it is sent, 375 kB to read', () => {
  const code = codeOfWeight();
  expect(Math.round(brotliCompressSync(code).length / 1000)).toBe(75);
  expect(Math.round(code.length / 10_000)).toBe(38);
});
