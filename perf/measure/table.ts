/** A cell: numbers stand to the right. */
export type Cell = string | number;

const isNumeric = (cell: Cell | undefined) =>
  typeof cell === 'number' || /^[−–+-]?[\d.]*( ?[a-zA-Z×%]+)?$/.test(cell ?? '');

/** A Markdown table, padded so that it reads well in a terminal too. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const right = head.map((_, column) => column > 0 && rows.every((row) => isNumeric(row[column])));
  const width = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => String(row[column] ?? ''))].map(({ length }) => length)),
  );
  const line = (cells: readonly Cell[]) =>
    `| ${head.map((_, i) => String(cells[i] ?? '')[right[i] ? 'padStart' : 'padEnd'](width[i]!)).join(' | ')} |`;
  const rule = `| ${width.map((size, i) => (right[i] ? `${'-'.repeat(size - 1)}:` : '-'.repeat(size))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
