import { expect, test } from 'vitest';
import * as z from 'zod';
import { eventBody, withMember } from '../../test-support/telemetry-bodies';
import { EVENTS, eventShape } from './event-shape';

const problemOf = (body: unknown): string => {
  const read = eventShape.safeParse(body);
  return read.success ? '' : z.prettifyError(read.error);
};

test.each(EVENTS)('the event %s is taken', (event) => {
  expect(problemOf(withMember(eventBody(), 'payload.event', event))).toBe('');
});

test('an event of which little is known is taken', () => {
  const payload = { app_name: 'karui', page_type: 'cart', event: 'impression', ttl: 0 };
  expect(problemOf(withMember(eventBody(), 'payload', payload))).toBe('');
});

test.each([
  ['another schema', 'schema_id', 'shopify_wallet_checkout_track/6.2', 'schema_id'],
  ['a key that the table does not have', 'payload.price', 100, 'Unrecognized key'],
  ['an event that nobody knows', 'payload.event', 'hover', 'Invalid option'],
  ['no page type', 'payload.page_type', undefined, 'page_type'],
  ['null for what is not known', 'payload.shop_id', null, 'shop_id'],
  ['an empty text for what is not known', 'payload.session_token', '', 'session_token'],
  ['a shop’s number as a text', 'payload.shop_id', '1', 'expected number'],
  ['a time with a fraction', 'payload.ttl', 1.5, 'expected int'],
  ['a time before the page’s start', 'payload.ttl', -1, 'Too small'],
  ['a cart with its key', 'payload.checkout_token', 'c1-abc?key=secret', 'more than a token'],
  ['a language that is none', 'payload.content_language', '日本語', 'not a language'],
  ['a referer that is no address', 'payload.referer', '/cart', 'Invalid URL'],
  ['a referer with its query', 'payload.referer', 'https://shop.example/search?q=hanako', 'a query or a fragment'],
  ['an e-mail address', 'payload.error_reason', 'invalid hanako@example.com', 'an e-mail address'],
  ['no consent to analytics', 'metadata.consent', ['marketing'], 'does not allow analytics'],
  ['a purpose that nobody knows', 'metadata.consent', ['analytics', 'fun'], 'Invalid option'],
  ['a purpose that comes twice', 'metadata.consent', ['analytics', 'analytics'], 'comes twice'],
  ['no provider of the consent', 'metadata.consent_provider', undefined, 'consent_provider'],
  ['a time in seconds', 'metadata.event_created_at_ms', 1_795_229_384, 'not milliseconds'],
  ['a creation after the sending', 'metadata.event_created_at_ms', 1_795_229_385_985, 'before it was created'],
])('an event with %s is refused', (_, path, value, problem) => {
  expect(problemOf(withMember(eventBody(), path, value))).toContain(problem);
});

test.each(['eligibility', 'deceleration', 'failed'])('%s without a reason is refused', (event) => {
  const bare = withMember(
    withMember(eventBody(), 'payload.error_reason', undefined),
    'payload.event_subtype',
    undefined,
  );
  expect(problemOf(bare)).toBe('');
  expect(problemOf(withMember(bare, 'payload.event', event))).toContain('need a reason');
});
