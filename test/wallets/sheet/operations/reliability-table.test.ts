import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reliabilityTable } from './reliability-table';

test('the README’s table of reliability is the matrix that every operation is held to', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('<!-- reliability -->');
  expect(table.trim()).toBe(reliabilityTable());
});
