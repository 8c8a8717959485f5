import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineLogos } from '../../src/build/inline-logos';

test('logos that a merchant has put into the build are written as addresses, whatever stands in them', () => {
  const parent = mkdtempSync(join(tmpdir(), 'karui-logos-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(join(parent, 'logos'));
  const own = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#f00" d="M0 0h2v1z"/><!-- 50% --></svg>\n`;
  writeFileSync(join(parent, 'logos/shop-pay.svg'), own);
  writeFileSync(join(parent, 'logos/README.md'), 'not a logo');
  const logos = inlineLogos(parent);
  expect(Object.keys(logos)).toEqual(['shop-pay']);
  const [type, text] = logos['shop-pay']!.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(text).not.toMatch(/["#]/);
  expect(decodeURIComponent(text!)).toBe(own.trim().replaceAll('"', "'"));
});
