import { afterEach, expect, test, vi } from 'vitest';
import { readMemory, remember } from '../../src/compat/memory';

const page = window as { 'karui:compat'?: string; Shopify?: unknown };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('where the core has found nothing, the rules are kept for the theme and the width that the page has now', () => {
  page['karui:compat'] = '';
  vi.stubGlobal('Shopify', { theme: { id: 7 } });
  vi.stubGlobal('innerWidth', 391);
  expect(readMemory()).toEqual(['/*7,391*/']);
  remember([...readMemory(), 'a{}']);
  expect(sessionStorage.getItem('karui:compat')).toBe('/*7,391*/\na{}');
  expect(readMemory()).toEqual(['/*7,391*/', 'a{}']);
});
