import { expect, test } from 'vitest';
import { readFrames } from '../../perf/scale/frames';

const still = { rate: 60, styles: 1 };

/** What was counted on a page of 24 hosts, and the checks that fail. */
function failing(frames: Partial<Record<'without' | 'untouched' | 'warm', typeof still>>): string[] {
  const states = { without: still, untouched: still, warm: still, ...frames };
  const { checks } = readFrames(new Map([[24, [{ class: states, 'custom property': states }]]]));
  return checks.filter(({ holds }) => !holds).map(({ what }) => what.replace('Frames with 24 hosts and a ', ''));
}

const WARM = 'written: share that a warm page loses';
const STYLES = 'written: styles computed more often in each';

test('a page that draws as often with the widget passes', () => {
  expect(failing({})).toEqual([]);
  expect(failing({ warm: { rate: 55, styles: 1 } })).toEqual([]);
});

test('a warm page that loses frames or computes its styles twice fails, and so does a class that costs frames', () => {
  expect(failing({ warm: { rate: 53, styles: 1 }, without: { rate: 40, styles: 1 } })).toEqual([
    `class ${WARM}`,
    `custom property ${WARM}`,
  ]);
  expect(failing({ warm: { rate: 60, styles: 2 } })).toEqual([`class ${STYLES}`, `custom property ${STYLES}`]);
  const slow = { rate: 40, styles: 1 };
  expect(failing({ untouched: slow, warm: slow })).toEqual(['class written: share that the widget costs']);
});
