import { expect, test } from 'vitest';
import { isOurHost } from './is-our-host';

test.each([
  ['localhost:4173', 4173, true],
  ['127.0.0.1:4173', 4173, true],
  ['localhost:80', 80, true],
  ['localhost', 80, true],
  ['127.0.0.1', 80, true],
  ['localhost', 4173, false],
  ['localhost:8080', 80, false],
  ['localhost.evil.example', 80, false],
  ['evil.example:4173', 4173, false],
  [undefined, 80, false],
])('%s is this machine at port %d: %s', (host, port, is) => {
  expect(isOurHost(host, port)).toBe(is);
});
