import { afterEach, expect, test } from 'vitest';
import { jsonText } from './json-text';

const lists = Array.prototype as { toJSON?: () => string };
afterEach(() => void delete lists.toJSON);

test('arrays become correct JSON although a library adds toJSON, and the library works as before', () => {
  const toJSON = () => 'spoilt';
  lists.toJSON = toJSON;
  expect(jsonText({ items: [{ id: 1 }] })).toBe('{"items":[{"id":1}]}');
  expect(lists.toJSON).toBe(toJSON);
});
