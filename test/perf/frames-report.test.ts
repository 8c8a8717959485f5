import { expect, test } from 'vitest';
import type { FirstFrame } from '../../perf/bench/first-frame';
import { frameRows, type Way } from '../../perf/bench/frame-rows';
import { checksOf } from '../../perf/bench/frames-report';

const PAGE = 'cart: 6 wallets';

/** First paints of nine loads, over the one in the middle. */
const OFTEN = [0.92, 1.07, 0.97, 1, 1.03, 0.95, 1.09, 1.01, 0.96];

const frame = (way: Way, figures: Partial<FirstFrame> = {}): FirstFrame => ({
  row: frameRows.find(({ page, way: one }) => page === PAGE && one === way)!,
  firstPaint: 500,
  place: 500,
  finalLook: 508,
  wait: 8,
  afterPaint: 8,
  firstPaints: OFTEN.map((share) => 500 * share),
  toPaint: 50,
  cls: 0,
  ...figures,
});

const failing = (...early: readonly FirstFrame[]) =>
  checksOf(PAGE, [...early, frame('hand', { toPaint: 45 }), frame('off')])
    .filter(({ holds }) => !holds)
    .map(({ what }) => what.replace(/^.*: /, ''));

test('a frame that is late, moves or is not painted fails its check, and no other', () => {
  const [place, paint, first] = [
    'final look after the first frame with its place',
    'final look after the first paint',
    'first paint over that without the widget',
  ] as const;
  const cases: [FirstFrame, readonly string[]][] = [
    [frame('painted'), []],
    [frame('painted', { wait: 12 }), [place]],
    [frame('painted', { afterPaint: 12 }), [paint]],
    [frame('painted', { firstPaints: OFTEN.map((share) => 515 * share) }), [first]],
    // Later in seven loads of nine, by no more than loads differ.
    [frame('painted', { firstPaints: [530, 505, 500, 520, 530, 515, 510, 530, 520] }), []],
    [frame('painted', { toPaint: 68 }), ['CPU to first paint over the floor’s']],
    [frame('painted', { cls: 0.001 }), ['nothing moves, CLS']],
    [frame('painted', { wait: NaN, afterPaint: NaN, firstPaints: [] }), [place, paint, first]],
  ];
  for (const [early, expected] of cases) expect(failing(early)).toEqual(expected);
});
