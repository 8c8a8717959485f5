import { afterEach, expect, test, vi } from 'vitest';
import { createActivation } from './activation';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a person’s browser', {}, true],
  ['a test, whose page has noted no act of the shopper', { lastTrustedAct: 0 }, false],
  ['a test, whose page has noted an act', { lastTrustedAct: Date.now() }, true],
])('a tap that came before Google’s script opens the sheet in %s: %o', (_where, noted, isActive) => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  expect(createActivation(Object.assign(new EventTarget(), noted)).isActive()).toBe(isActive);
});
