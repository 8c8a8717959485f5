import { faultMatrix, type FaultRow } from './fault-matrix';

const ENDS = {
  status: 'fails: status',
  content_type: 'fails: not JSON',
  graphql: 'fails: GraphQL error',
  no_data: 'fails: no data',
  shape: 'fails: not the API’s shape',
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

/** The fault matrix as the table of CONTRIBUTING.md. */
export function reliabilityTable(): string {
  const rows = faultMatrix({}).map((row) => `| ${row.fault} | ${cell(row, true)} | ${cell(row, false)} |`);
  return [
    '| what happens | queries, updates, submitting | creating something, removing personal data |',
    '|---|---|---|',
    ...rows,
    '| the caller stops it | fails: aborted | fails: aborted; removal goes on |',
  ].join('\n');
}
