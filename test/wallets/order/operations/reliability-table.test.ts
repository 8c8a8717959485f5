import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultMatrix, type FaultRow } from './fault-matrix';

const ENDS = {
  status: 'fails: status',
  content_type: 'fails: not JSON',
  graphql: 'fails: GraphQL error',
  no_data: 'fails: no data',
  shape: 'fails: not the API’s shape',
  schema: 'fails: not in the API’s schema',
  network: 'fails: network',
  timeout: 'fails: timeout',
  aborted: 'fails: aborted',
  result: 'goes on',
  empty: 'goes on without a cart',
} satisfies Record<FaultRow['ends'], string>;

function cell({ again, wait, ends }: FaultRow, resent: boolean): string {
  const asksAgain = again === 'always' || (again === 'where allowed' && resent);
  return asksAgain ? `sent again after ${wait / 1000} s` : ENDS[ends];
}

test('the table of reliability in store-answers.md is the matrix that every operation is held to', () => {
  const text = readFileSync(new URL('../../../../.github/docs/store-answers.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('<!-- reliability -->');
  expect(table.trim().split('\n')).toEqual([
    '| what happens | queries, updates, submitting | creating something, removing personal data |',
    '|---|---|---|',
    ...faultMatrix({}).map((row) => `| ${row.fault} | ${cell(row, true)} | ${cell(row, false)} |`),
    '| the caller stops it | fails: aborted | fails: aborted; removal goes on |',
  ]);
});
