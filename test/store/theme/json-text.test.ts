import { afterEach, expect, test } from 'vitest';
import { jsonText } from './json-text';

const lists = Array.prototype as { toJSON?: () => string };
afterEach(() => void delete lists.toJSON);

test('lists are written as JSON although a library has them write themselves, and the library is left as it was', () => {
  const toJSON = () => 'spoilt';
  lists.toJSON = toJSON;
  expect(jsonText({ items: [{ id: 1 }] })).toBe('{"items":[{"id":1}]}');
  expect(lists.toJSON).toBe(toJSON);
});
