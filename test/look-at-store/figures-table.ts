import { median } from '../../perf/measure/median';
import { table } from '../../perf/measure/table';
import type { Figures } from './visit';

/** The visits of one device, without the widget and with it. */
export interface Compared {
  device: string;
  without: readonly Figures[];
  with: readonly Figures[];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;
const plain = (count: number): string => String(Math.round(count));

/** What is compared, and how it is written. */
const ROWS: readonly (readonly [label: string, name: keyof Figures, write: (value: number) => string])[] = [
  ['Layout shift (CLS)', 'cls', (value) => value.toFixed(3)],
  ['Largest paint (LCP)', 'lcp', milliseconds],
  ['Requests', 'requests', plain],
  ['Bytes', 'bytes', kilobytes],
  ['Main thread', 'task', milliseconds],
  ['Bytes, page touched', 'touchedBytes', kilobytes],
  ['Main thread, page touched', 'touchedTask', milliseconds],
];

const middle = (visits: readonly Figures[], name: keyof Figures): number => median(visits.map((one) => one[name]));

/** The middle of all visits, side by side, as a Markdown table. */
export function figuresTable(compared: readonly Compared[]): string {
  const rows = compared.flatMap(({ device, without, with: withIt }) =>
    ROWS.map(([label, name, write]) => {
      const [a, b] = [middle(without, name), middle(withIt, name)];
      return [`${label}, ${device}`, write(a), write(b), `${b - a < 0 ? '−' : '+'}${write(Math.abs(b - a))}`];
    }),
  );
  return table(['', 'without Karui', 'with Karui', 'difference'], rows);
}
