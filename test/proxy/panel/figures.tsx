import type { Both, Vitals } from './vitals';

const milliseconds = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`);

/** What is shown of each figure. */
const ROWS: readonly (readonly [label: string, show: (vitals: Vitals) => string])[] = [
  ['First paint', ({ FCP }) => milliseconds(FCP)],
  ['Largest paint (LCP)', ({ LCP }) => milliseconds(LCP)],
  ['Layout shift (CLS)', ({ CLS }) => (CLS === null ? '–' : CLS.toFixed(3))],
  ['Slowest interaction (INP)', ({ INP }) => milliseconds(INP)],
  ['Requests', ({ requests }) => String(requests)],
  ['Bytes', ({ kB }) => `${kB.toFixed(1)} kB`],
];

/** The page's figures with the widget and without, as far as this tab has seen both. */
export function Figures({ vitals }: { vitals: Both }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">figure</th>
          <th scope="col" className="number">
            with
          </th>
          <th scope="col" className="number">
            without
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, show]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="number">{vitals.with ? show(vitals.with) : '–'}</td>
            <td className="number">{vitals.without ? show(vitals.without) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
