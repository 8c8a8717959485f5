import { expect, test } from 'vitest';
import { answer, created } from '../checkout/answers';
import { leaveNoTimers } from './leave-no-timers';
import { client, ok, settled, type Answering } from './noted-client';

leaveNoTimers();

test.each<[string, Answering, object]>([
  ['a security refusal', () => answer('', { status: 430 }), { kind: 'status', status: 430, message: '430' }],
  [
    'a wrong token',
    () => answer({ errors: [{ message: '' }] }, { status: 401, statusText: 'Unauthorized' }),
    { kind: 'status', status: 401, message: '401', body: '{"errors":[{"message":""}]}' },
  ],
  [
    'a long error page',
    () => new Response('x'.repeat(5000), { status: 500, headers: { 'Content-Type': 'text/html' } }),
    { kind: 'status', status: 500, body: 'x'.repeat(1024) },
  ],
  [
    'a page instead of data',
    () => answer('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    { kind: 'content_type', message: 'not JSON: text/html' },
  ],
  [
    'an answer without type or body',
    () => new Response(null, { status: 204 }),
    { kind: 'content_type', message: 'not JSON: ' },
  ],
  [
    'GraphQL errors without data',
    () => answer({ errors: [{ message: 'no' }] }),
    {
      kind: 'graphql',
      message: 'GraphQL errors',
      graphQLErrors: [{ message: 'no' }],
    },
  ],
  [
    'GraphQL errors beside a field of null',
    () => answer({ data: { cartCreate: null }, errors: [{ message: 'no' }] }),
    { kind: 'graphql', graphQLErrors: [{ message: 'no' }] },
  ],
  ['GraphQL errors as text', () => answer({ errors: 'bad' }), { kind: 'graphql', graphQLErrors: ['bad'] }],
  ...['', '{', 'null', '[]', '{}', '{"data":null}', '{"data":null,"errors":[]}'].map(
    (body): [string, Answering, object] => [
      `an answer of ${body || 'nothing'}`,
      () => answer(body),
      {
        kind: 'no_data',
        message: 'no data',
      },
    ],
  ),
  [
    'a dropped connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'network', message: 'Failed to fetch', cause: new TypeError('Failed to fetch') },
  ],
  [
    'a body that is cut off',
    () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Load failed')) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    { kind: 'network', message: 'Load failed' },
  ],
])('sends one request only and fails on %s', async (_case, first, failure) => {
  const { request, calls } = client([first, ok]);
  expect(await settled(request())).toMatchObject({ failure });
  expect(calls).toHaveLength(1);
});

test('returns usable data although there are errors beside it', async () => {
  const { request } = client([() => answer({ ...created(), errors: [{ message: 'a detail' }] })]);
  expect(await settled(request())).toEqual(created().data);
});
