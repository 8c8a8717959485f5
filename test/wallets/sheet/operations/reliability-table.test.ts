import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reliabilityTable } from './reliability-table';

test('CONTRIBUTING’s table of reliability is the matrix that every operation is held to', () => {
  const text = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('<!-- reliability -->');
  expect(table.trim()).toBe(reliabilityTable());
});
