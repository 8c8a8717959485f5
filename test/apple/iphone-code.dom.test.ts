import { afterEach, expect, test, vi } from 'vitest';
import { chooseCodesPlace } from '../../src/apple/iphone-code';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a page', () => {}, 'modal'],
  ['a frame', () => void vi.stubGlobal('top', {}), 'window'],
])('in %s the code is shown as a %s', (_where, arrange, shownAs) => {
  const set = vi.fn();
  vi.stubGlobal('ApplePayWebOptions', { set });
  arrange();
  expect(chooseCodesPlace(document.body)).toBe(true);
  expect(set.mock.calls).toEqual([[{ renderApplePayCodeAs: shownAs }]]);
});

test('a script that refuses the place still has its code shown', () => {
  const set = () => {
    throw new Error('not here');
  };
  vi.stubGlobal('ApplePayWebOptions', { set });
  expect(chooseCodesPlace(document.body)).toBe(true);
});

test('a browser’s own sheet has no code', () => {
  expect(chooseCodesPlace(document.body)).toBe(false);
});
