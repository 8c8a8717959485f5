import { expect, onTestFinished, test } from 'vitest';
import { withNativePrototypes } from '../../src/api/with-native-prototypes';

/** Replaces a method of lists until the test is over. */
function replace(name: 'reduceRight' | 'toReversed', method: unknown): void {
  const before = Array.prototype[name];
  onTestFinished(() => void Reflect.set(Array.prototype, name, before));
  Reflect.set(Array.prototype, name, method);
}

test('a list is read from its end when the page has replaced reduceRight, also in browsers without toReversed', () => {
  replace('reduceRight', () => 'an old library');
  replace('toReversed', undefined);
  const list = ['a', 'b', 'c'];
  expect(withNativePrototypes(() => list.reduceRight((result, one) => result + one, ''))).toBe('cba');
  expect(list).toEqual(['a', 'b', 'c']);
  expect(list.reduceRight((result, one) => result + one, '')).toBe('an old library');
});
