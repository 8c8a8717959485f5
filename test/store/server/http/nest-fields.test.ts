import { expect, test } from 'vitest';
import { nestFields } from './nest-fields';

test.each<[name: string, fields: [string, string][], nested: unknown]>([
  [
    'plain names',
    [
      ['id', '1'],
      ['quantity', '2'],
    ],
    { id: '1', quantity: '2' },
  ],
  [
    'the last of two equal names',
    [
      ['id', '1'],
      ['id', '2'],
    ],
    { id: '2' },
  ],
  [
    'properties by name',
    [
      ['properties[のし]', '御祝'],
      ['properties[_source]', 'x'],
    ],
    { properties: { のし: '御祝', _source: 'x' } },
  ],
  [
    'empty brackets as a list',
    [
      ['updates[]', '1'],
      ['updates[]', '0'],
    ],
    { updates: ['1', '0'] },
  ],
  [
    'numbers as keys',
    [
      ['items[0][id]', '7'],
      ['items[0][properties][a]', 'b'],
    ],
    { items: { 0: { id: '7', properties: { a: 'b' } } } },
  ],
  ['a bracket at the start as a name', [['[id]', '1']], { '[id]': '1' }],
])('a form gives %s', (_, fields, nested) => {
  expect(JSON.parse(JSON.stringify(nestFields(fields)))).toEqual(nested);
});

test('a field called __proto__ changes no prototype', () => {
  nestFields([['__proto__[polluted]', 'yes']]);
  expect('polluted' in {}).toBe(false);
});
