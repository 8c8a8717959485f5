import { expect, test } from 'vitest';
import { TAPS, type FirstTouch } from '../../perf/bench/first-touch';
import { firstTouchText } from '../../perf/bench/first-touch-report';

/** Touches of 200 ms, the page's first ones by so many milliseconds more. */
const touches = (more: number): FirstTouch[] =>
  [false, true].flatMap((isWarm) =>
    TAPS.flatMap((tap) =>
      (['fast', 'slow'] as const).map((line) => ({
        isWarm,
        tap,
        line,
        waits: [0, 40, -40].map((noise) => 200 + noise + (isWarm ? 0 : more)),
      })),
    ),
  );

test('a page’s first touch may take no longer than a warm one on a fast line, with the time of a finger', () => {
  expect(firstTouchText(touches(4))).not.toContain('**fails**');
  const slower = firstTouchText(touches(60));
  expect(slower.match(/\*\*fails\*\*/g)).toHaveLength(1);
  expect(slower).toContain('**fails**: first touch, fast line, tap of 80 ms');
});

test('first touches stand in a row above warm ones', () => {
  expect(firstTouchText(touches(60))).toMatch(/first touch +\| +260 \| +260 \| +260 \| +260 \|\n\| warm +\| +200 \|/);
});
