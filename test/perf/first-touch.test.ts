import { expect, test } from 'vitest';
import { TAPS, type FirstTouch, type Load } from '../../perf/bench/first-touch';
import { firstTouchText } from '../../perf/bench/first-touch-report';

const LOADS = ['page', 'interest', 'nothing'] as const satisfies readonly Load[];

/** First touches of 200 ms, by a page that waits for interest so many milliseconds more. */
const touches = (more: number): FirstTouch[] =>
  LOADS.flatMap((load) =>
    TAPS.flatMap((tap) =>
      (['fast', 'slow'] as const).map((line) => ({
        load,
        tap,
        line,
        waits: [0, 40, -40].map((noise) => 200 + noise + (load === 'interest' ? more : 0)),
      })),
    ),
  );

test('a first touch of a finger may take no longer than where the widget has loaded with the page', () => {
  expect(firstTouchText(touches(4))).not.toContain('**fails**');
  const slower = firstTouchText(touches(60));
  expect(slower.match(/\*\*fails\*\*: first touch, .* line, tap of 80 ms/g)).toHaveLength(2);
  expect(slower).not.toMatch(/(holds|fails).*tap of 0 ms/);
});

test('first touches stand in one row for each way in which the widget comes', () => {
  expect(firstTouchText(touches(60))).toMatch(/the default +\| +260 \| +260 \| +260 \| +260 \|/);
});
