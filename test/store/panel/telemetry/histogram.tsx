import type { Bucket, Series } from './series';

const WIDTH = 320;
const HEIGHT = 40;

/** Three digits are enough for a duration. */
const short = (value: number): string => (Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '∞');

const rangeOf = ({ from, to }: Bucket, unit: string): string =>
  from === to ? `${short(to)} ${unit}` : `${Number.isFinite(from) ? short(from) : ''}–${short(to)} ${unit}`;

/** Bars of the buckets that hold something, from short to long; each bar says its range and count. */
export function Histogram({ series }: { series: Series }) {
  const { name, unit, attributes, count, spread } = series;
  if (!spread || spread.buckets.length === 0) return null;
  const { sum, min, max, buckets } = spread;
  const highest = Math.max(...buckets.map((bucket) => bucket.count));
  const step = Math.min(40, WIDTH / buckets.length);
  return (
    <figure>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element would have to fetch a file
        role="img"
        aria-label={`${name}：${buckets.map((bucket) => `${rangeOf(bucket, unit)} が ${bucket.count}`).join('、')}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {buckets.map((bucket, index) => {
          const height = (bucket.count / highest) * HEIGHT;
          return (
            <rect
              key={`${bucket.from} ${bucket.to}`}
              x={index * step}
              y={HEIGHT - height}
              width={step * 0.9}
              height={height}
            >
              <title>{`${rangeOf(bucket, unit)}：${bucket.count}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        {attributes && <b>{attributes}</b>}
        <span>{`${count}回、平均 ${short(sum / count)} ${unit}、最小 ${short(min)}、最大 ${short(max)}`}</span>
      </figcaption>
    </figure>
  );
}
