import { afterEach, expect, test } from 'vitest';
import { toJson } from '../../src/lib/json';

const VALUE = { list: [1, 'two', { three: true }], text: 'four', none: undefined };
const WRITTEN = '{"list":[1,"two",{"three":true}],"text":"four"}';

const changed: object[] = [];
const change = (prototype: object) => {
  Object.assign(prototype, { toJSON: () => 'of the page' });
  changed.push(prototype);
};
afterEach(() => {
  for (const prototype of changed.splice(0)) delete (prototype as { toJSON?: unknown }).toJSON;
});

test('what is known is written, what is not is left out', () => {
  expect(toJson(VALUE)).toBe(WRITTEN);
});

test.each([
  ['Array', Array],
  ['String', String],
  ['Number', Number],
  ['Boolean', Boolean],
  ['Object', Object],
])('a toJSON that the page has put on %s.prototype changes nothing', (_name, { prototype }) => {
  change(prototype);
  const written = toJson(VALUE);
  expect(written).toBe(WRITTEN);
});
