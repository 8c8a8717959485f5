/** @jsxImportSource preact */
import { RATES, type RateName, type Rate } from '../comparison.ts';
import { ARMS, VITAL_NAMES, VITALS, type Arm, type Vital } from '../measured.ts';
import type { Measured, VitalRow } from '../vitals.ts';
import { ARM_WORDS, intervalOf, points, RATE_WORDS, vitalText } from './format.ts';

/** Width of a picture in its own units: a phone shows them as they are. */
const WIDTH = 360;

/** What is left free at both arms. */
const EDGE = 8;

const ROW = 58;

/** The picture of the differences: for each rate a point, and the line of its interval, beside 0. */
export function DifferencePicture({ rates }: { rates: Record<RateName, Rate> }) {
  const drawn = RATES.flatMap((name) => {
    const { difference } = rates[name];
    return difference ? [{ name, difference }] : [];
  });
  const far = Math.max(...drawn.flatMap(({ difference: { interval } }) => interval.map(Math.abs)));
  const height = drawn.length * ROW + 26;
  const middle = WIDTH / 2;
  const at = (value: number) => middle + (value / far) * (middle - EDGE - 6);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has its colours
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby="differences">
      <title id="differences">
        {`Difference of both arms in points, with its 95 % interval. ${drawn.map(({ name, difference }) => `${RATE_WORDS[name]}: ${points(difference.difference)}, ${intervalOf(difference)}`).join('. ')}.`}
      </title>
      {drawn.map(({ name, difference: { difference, interval } }, row) => {
        const y = row * ROW + 40;
        return (
          <g key={name}>
            <text class="label" x={EDGE} y={y - 20}>{`${RATE_WORDS[name]}: ${points(difference)} points`}</text>
            <line class="zero" x1={middle} x2={middle} y1={y - 12} y2={y + 12} />
            <line class="interval" x1={at(interval[0])} x2={at(interval[1])} y1={y} y2={y} />
            <circle class="point" cx={at(difference)} cy={y} r={6} />
          </g>
        );
      })}
      <text class="faint" x={EDGE} y={height - 6}>
        ← more with the platform
      </text>
      <text class="faint" x={WIDTH - EDGE} y={height - 6} text-anchor="end">
        more with Karui →
      </text>
    </svg>
  );
}

const BAR = 18;
const GROUP = 76;
/** What the words of a bar's value take at most. */
const VALUE = 96;

/** One vital: a bar for each arm, and a mark up to where it is good. */
function VitalBars({ vital, measured, top }: { vital: Vital; measured: Record<Arm, Measured | null>; top: number }) {
  const { label, good } = VITALS[vital];
  const full = Math.max(good, ...ARMS.map((arm) => measured[arm]?.value ?? 0));
  const lengthOf = (value: number) => (value / full) * (WIDTH - 2 * EDGE - VALUE);
  const mark = EDGE + lengthOf(good);
  return (
    <g>
      <text class="label" x={EDGE} y={top + 16}>
        {label}
      </text>
      {ARMS.map((arm, row) => {
        const y = top + 24 + row * (BAR + 3);
        const length = lengthOf(measured[arm]?.value ?? 0);
        return (
          <g key={arm}>
            <rect class={arm} x={EDGE} y={y} width={length} height={BAR} rx={2} />
            <text x={EDGE + length + 6} y={y + 14}>
              {vitalText(vital, measured[arm])}
            </text>
          </g>
        );
      })}
      <line class="good" x1={mark} x2={mark} y1={top + 22} y2={top + 24 + 2 * BAR + 5} />
    </g>
  );
}

/** The picture of the vitals of some pages: bars of both arms. */
export function VitalPicture({ row: { vitals } }: { row: VitalRow }) {
  const told = VITAL_NAMES.map(
    (vital) =>
      `${VITALS[vital].label}: ${ARMS.map((arm) => `${ARM_WORDS[arm]} ${vitalText(vital, vitals[vital][arm])}`).join(', ')}`,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has its colours
    <svg viewBox={`0 0 ${WIDTH} ${VITAL_NAMES.length * GROUP}`} role="img" aria-labelledby="vitals">
      <title id="vitals">{`Vitals at the 75th percentile. ${told.join('. ')}.`}</title>
      {VITAL_NAMES.map((vital, at) => (
        <VitalBars key={vital} vital={vital} measured={vitals[vital]} top={at * GROUP} />
      ))}
    </svg>
  );
}
