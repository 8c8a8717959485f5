import { expect, test } from 'vitest';
import { widenPolicies } from './policy';

const origins = { store: 'https://shop.example', local: 'http://localhost:4173' };
const additions = {
  scriptHashes: ["'sha256-s'"],
  styleHashes: ["'sha256-c'"],
  files: 'http://localhost:4173/karui/1/',
  own: 'http://localhost:4173/__karui/',
  reportTo: 'http://localhost:4173/__karui/policy',
  origins,
};
const FILES = 'http://localhost:4173/karui/1/';
const OWN = 'http://localhost:4173/__karui/';
const REPORT = 'report-uri http://localhost:4173/__karui/policy';

test.each([
  [
    'nonces stay in force, hashes and addresses are added',
    "script-src 'nonce-x' 'strict-dynamic'; style-src 'nonce-x'",
    `script-src 'nonce-x' 'strict-dynamic' 'sha256-s' ${FILES} ${OWN}; style-src 'nonce-x' 'sha256-c' ${FILES}; ${REPORT}`,
  ],
  [
    'a hash would turn unsafe-inline off, so none is added beside it',
    "script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'",
    `script-src 'self' 'unsafe-inline' https://shop.example ${FILES} ${OWN}; style-src 'unsafe-inline' ${FILES}; ${REPORT}`,
  ],
  [
    'unsafe-inline that a nonce has turned off already gets hashes',
    "script-src 'unsafe-inline' 'nonce-x'",
    `script-src 'unsafe-inline' 'nonce-x' 'sha256-s' ${FILES} ${OWN}; ${REPORT}`,
  ],
  [
    'default-src stands for what is not named, and stays as it is for the rest',
    "default-src 'none'",
    `default-src 'none'; script-src 'sha256-s' ${FILES} ${OWN}; style-src 'sha256-c' ${FILES}; img-src ${FILES}; connect-src ${OWN}; ${REPORT}`,
  ],
  [
    'script-src-elem comes before script-src',
    "script-src-elem 'self'; script-src 'none'",
    `script-src-elem 'self' https://shop.example 'sha256-s' ${FILES} ${OWN}; script-src 'sha256-s' ${FILES} ${OWN}; ${REPORT}`,
  ],
  [
    'the store’s own address is this one, too',
    "connect-src https://shop.example/api/ https://x.example; form-action shop.example; frame-ancestors 'none'",
    `connect-src https://shop.example/api/ https://x.example http://localhost:4173/api/ ${OWN}; form-action shop.example http://localhost:4173; frame-ancestors 'none'; ${REPORT}`,
  ],
  [
    'what asks for https and what reports elsewhere is left out',
    "block-all-mixed-content; upgrade-insecure-requests; report-uri /csp?shop=1; report-to x; object-src 'none'",
    `object-src 'none'; ${REPORT}`,
  ],
  [
    'two policies stay two',
    "object-src 'none', base-uri 'none'",
    `object-src 'none'; ${REPORT}, base-uri 'none'; ${REPORT}`,
  ],
  ['a policy that says nothing', '', ''],
])('%s', (_what, policy, widened) => {
  expect(widenPolicies(policy, additions)).toBe(widened);
});
