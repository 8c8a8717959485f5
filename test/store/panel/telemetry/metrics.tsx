import { Histogram } from './histogram';
import type { Series } from './series';

/** Each metric: its counts as a table, its durations as histograms. */
export function Metrics({ series }: { series: readonly Series[] }) {
  const names = [...new Set(series.map(({ name }) => name))];
  return (
    <>
      {names.map((name) => {
        const own = series.filter((one) => one.name === name);
        const counts = own.filter(({ spread }) => !spread);
        return (
          <section key={name} className="metric" aria-label={name}>
            <h3>{name}</h3>
            {counts.length > 0 && (
              <dl>
                {counts.map(({ attributes, count }) => (
                  <div key={attributes}>
                    <dt>{attributes || '（属性なし）'}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
            )}
            {own.map((one) => (
              <Histogram key={one.attributes} series={one} />
            ))}
          </section>
        );
      })}
    </>
  );
}
