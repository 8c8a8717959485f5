import { expect, test } from 'vitest';
import { areCurrent } from './dependencies.mjs';

const preact = { version: '11.2.0', integrity: 'sha512-tea' };
const lock = (packages) => ({ packages: { '': { name: 'karui' }, 'node_modules/preact': preact, ...packages } });
const installed = (packages) => ({ packages });

test('an install that matches the lock file is current', () => {
  expect(areCurrent(lock({}), installed({ 'node_modules/preact': preact }))).toBe(true);
});

test('another platform’s optional package may be absent', () => {
  const windows = { 'node_modules/oxlint-win32': { version: '1.0.0', optional: true } };
  expect(areCurrent(lock(windows), installed({ 'node_modules/preact': preact }))).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['a version differs', { 'node_modules/preact': { ...preact, version: '11.1.0' } }],
  ['the content differs', { 'node_modules/preact': { ...preact, integrity: 'sha512-coffee' } }],
])('it is installed again when %s', (_why, packages) => {
  expect(areCurrent(lock({}), installed(packages))).toBe(false);
});
