import { describe, expect, test } from 'vitest';
import * as z from '../../src/api/z';
import { whilePageAdds } from '../page-adds';

const NOTHING = Symbol('nothing');

/** Values of every type that JSON has, and none at all. */
const VALUES = ['', 'a', 0, 1, true, false, null, {}, [], NOTHING];

describe('the values of a field that', () => {
  test.each<[string, z.Kind<unknown>, unknown[]]>([
    ['is a text', z.string, ['', 'a']],
    ['is a number', z.number, [0, 1]],
    ['is true or false', z.boolean, [true, false]],
    ['is an object', z.object({}), [{}]],
    ['is a list', z.array(z.string), [[]]],
    ['is a list of lists, and there is none', z.nullish(z.array(z.array(z.string))), [null, [], NOTHING]],
    ['is a text or null', z.nullable(z.string), ['', 'a', null]],
    ['is a text, null or absent', z.nullish(z.string), ['', 'a', null, NOTHING]],
    ['is an object, null or absent', z.nullish(z.object({})), [null, {}, NOTHING]],
  ])('%s', (_what, kind, taken) => {
    const shape = z.object({ field: kind });
    const isTaken = (field: unknown) => {
      const given = field === NOTHING ? {} : { field };
      try {
        expect(z.parse(shape, given)).toEqual(given);
        return true;
      } catch {
        return false;
      }
    };
    expect(VALUES.filter(isTaken)).toEqual(taken);
  });
});

test('fields that a kind does not name are left out, however deep', () => {
  const shape = z.object({ list: z.array(z.object({ id: z.string })), more: z.nullish(z.object({ id: z.string })) });
  const given = { list: [{ id: 'a', new: 1 }], more: { id: 'b', new: 1 }, new: 1 };
  expect(z.parse(shape, given)).toEqual({ list: [{ id: 'a' }], more: { id: 'b' } });
});

test('a list with one value of another kind is refused', () => {
  expect(z.parse(z.array(z.string), ['a', 'b'])).toEqual(['a', 'b']);
  expect(() => z.parse(z.array(z.string), ['a', 1])).toThrow();
});

test('an error says where a value of another kind stands', () => {
  const shape = z.object({ outer: z.nullish(z.object({ list: z.array(z.object({ id: z.string })) })) });
  expect(() => z.parse(shape, { outer: { list: [{ id: 'a' }, { id: 1 }] } })).toThrow(
    expect.objectContaining({ cause: [expect.objectContaining({ path: ['outer', 'list', 1, 'id'] })] }),
  );
});

test('what a page has added to every object makes no value right and fills no field', async () => {
  const shape = z.object({ id: z.nullish(z.string) });
  const read = (kind: z.Kind<unknown>, given: unknown) => {
    try {
      return z.parse(kind, given);
    } catch (error) {
      return `${error as Error}`;
    }
  };
  const wrong: [z.Kind<unknown>, unknown][] = [
    [shape, null],
    [z.array(z.string), [1]],
    [shape, {}],
  ];
  const seen = await whilePageAdds({ value: 'theirs', id: 'theirs' }, () =>
    wrong.map(([kind, given]) => read(kind, given)),
  );
  const refused = 'TypeError: a value of another kind';
  expect(seen).toEqual([refused, refused, { id: undefined }]);
  expect(Object.hasOwn(seen[2] as object, 'id')).toBe(true);
});
