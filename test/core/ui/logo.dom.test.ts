import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLogo } from '../../../src/early/logo';

// The tests import the sources, so the core's own file is not `wallets.js` here: as in a bundle.
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button><img alt=""><bdi>PayPal</bdi></button>';
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('template')?.remove();
});

const button = () => document.querySelector('button')!;

test('a button of a bundled widget requests no logo and shows the wallet’s name as text', () => {
  showLogo(button(), 'PayPal', 'paypal', undefined, false);
  vi.runAllTimers();
  expect(button().innerHTML).toBe('<img alt=""><bdi>PayPal</bdi>');
});

test('a button of a bundled widget shows the logo that the page contains', () => {
  document.head.insertAdjacentHTML('beforeend', '<template data-karui><svg id="paypal"></svg></template>');
  showLogo(button(), 'PayPal', 'paypal', undefined, false);
  expect(button().innerHTML).toBe('<svg id="paypal"></svg><bdi>PayPal</bdi>');
});
