import { buildASTSchema, buildSchema, extendSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkVersions, isBroken } from '../../src/build/check/api/check-versions';
import { checkDocuments } from '../../src/build/check/api/check-documents';
import { schemaText, storeSchema } from '../store/server/graphql/store-schema';
import { without } from '../store/server/schema/without';

const check = (schema = storeSchema()) => checkVersions(new Map([['unstable', schema]]), 'unstable', '2026-11-28');
/** Whether the version that the widget asks has everything. */
const isKept = (reports: ReturnType<typeof check>) =>
  !reports.some(({ isAsked, notes }) => isAsked && notes.some(isBroken));
const findings = (schema = storeSchema()) => check(schema)[0]!.notes;

/** Each kind of thing that can go, and how the command names it. */
const GONE: readonly (readonly [gone: string, places: readonly string[]])[] = [
  ['a field', ['Cart.checkoutUrl']],
  ['an operation', ['Mutation.cartSubmitForCompletion']],
  ['a type', ['SubmitThrottled']],
  ['a field of an input', ['ApplePayWalletContentInput.signature']],
];

test.each(GONE)('%s that is gone is named, with the documents that send it and what then happens', (_, places) => {
  const lost = buildASTSchema(without(schemaText(), places), { assumeValid: true });
  const missing = findings(lost).filter(({ kind }) => kind === 'missing');
  expect([...new Set(missing.map(({ place }) => place))]).toEqual(places);
  for (const { documents, does, since } of missing) {
    expect(documents.length).toBeGreaterThan(0);
    expect([does, since]).toEqual([expect.stringMatching(/./), '2026-11-28']);
  }
  expect(isKept(check(lost))).toBe(false);
});

test('an argument that is gone is named with its field', () => {
  const schema = buildSchema('type Query { cart: Int }');
  const [found] = checkDocuments(schema, [{ name: 'cart', text: '{ cart(id: 1) }', refused: 'x' }], []);
  expect(found).toMatchObject({ kind: 'missing', place: 'Query.cart(id:)' });
});

test('a document that is refused for another reason is named with the API’s words', () => {
  const schema = buildSchema('type Query { cart(id: ID!): Int }');
  const [found] = checkDocuments(schema, [{ name: 'cart', text: '{ cart(id: 1.5) }', refused: 'x' }], []);
  expect(found).toMatchObject({ kind: 'invalid', place: 'cart', reason: expect.stringContaining('1.5') as string });
});

test('a value that the widget does not know is listed, and breaks nothing', () => {
  const newer = extendSchema(storeSchema(), parse('extend enum CartErrorCode { FROM_TOMORROW }'));
  expect(findings(newer)).toContainEqual({
    kind: 'unknown',
    place: 'CartErrorCode.FROM_TOMORROW',
    documents: [],
    does: 'an order with it goes on at checkout',
    since: '2026-11-28',
  });
  expect(isKept(check(newer))).toBe(true);
});

test('what is missing only in another version than the one that is asked breaks nothing, and dates the finding', () => {
  const reports = checkVersions(
    new Map([
      ['unstable', storeSchema(['taxes'])],
      ['2026-07', storeSchema()],
      ['2026-10', storeSchema(['taxes'])],
    ]),
    '2026-07',
    '2026-11-28',
  );
  expect(isKept(reports)).toBe(true);
  expect(reports[0]!.notes.find(({ kind }) => kind === 'missing')).toMatchObject({
    since: '2026-10, deprecated in 2025-01',
  });
});
