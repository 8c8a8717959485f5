import { expect, test } from 'vitest';
import type { FrameRow } from '../../perf/visit/first-frames';
import { checksOf } from '../../perf/visit/frames-report';
import { scriptsText } from '../../perf/visit/scripts-report';
import type { Frame } from '../../perf/visit/watch-frames';
import type { Check } from '../../perf/measure/gate';

/** What differs from load to load, over the one in the middle. */
const OFTEN = [0.92, 1.07, 0.97, 1, 1.03, 0.95, 1.09, 1.01, 0.96];

const frame = (firstPaint: number, figures: Partial<Frame> = {}): Frame => ({
  firstPaint,
  finalLook: firstPaint,
  isInFirst: true,
  isWithPlace: true,
  cls: 0,
  ...figures,
});

const often = (firstPaint: number) => OFTEN.map((share) => frame(firstPaint * share));
const row = (on: Frame[], isLater = true): FrameRow => ({ name: 'cart', isLater, on, off: often(500) });

const failing = (checks: readonly Check[]) =>
  checks.filter(({ holds }) => !holds).map(({ what }) => what.replace('cart: ', ''));

test('a frame that is late, moves or lacks the buttons fails its check, and no other', () => {
  const [first, final, shift] = [
    'first paint over that without the widget',
    'buttons final in the first frame',
    'nothing moves, CLS of the worst load',
  ] as const;
  const cases: [FrameRow, readonly string[]][] = [
    [row(often(500)), []],
    [row(often(515)), [first]],
    [row(often(515), false), []],
    [row(often(530), false), [first]],
    // Later in seven loads of nine, by no more than loads differ.
    [row([530, 505, 500, 520, 530, 515, 510, 530, 520].map((time) => frame(time))), []],
    [row([...often(500).slice(1), frame(460, { isInFirst: false })]), [final]],
    [row([...often(500).slice(1), frame(460, { cls: 0.001 })]), [shift]],
    [row([]), [first, final]],
  ];
  for (const [one, expected] of cases) expect(failing(checksOf(one))).toEqual(expected);
});

test('a page fails whose scripts take more than their limit over those of the page without the widget', () => {
  const failingOf = (more: number) => {
    const off = OFTEN.map((share) => share * 20);
    const { checks } = scriptsText([{ name: 'cart', limit: 9, on: off.map((time) => time + more), off }]);
    return failing(checks);
  };
  expect(failingOf(9)).toEqual([]);
  expect(failingOf(10)).toEqual(['script over that without the widget']);
});
