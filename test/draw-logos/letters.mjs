/**
 * A small alphabet of our own, drawn as lines of one width: the words of logos need no font, and a word costs few bytes.
 * The baseline is y = 0, the x-height 100, capitals 145, descenders 45. Per letter: its advance without spacing, and its strokes
 * as [start x, start y, relative path].
 */
const LETTERS = {
  ' ': [34, []],
  B: [84, [[0, 0, 'v-145h42a35 35 0 0 1 0 70h-42m42 0h4a37.5 37.5 0 0 1 0 75h-46']]],
  P: [86, [[0, 0, 'v-145h44a42 42 0 0 1 0 84h-44']]],
  S: [
    82,
    [
      [
        78,
        -119,
        'c-6-17-21-26-37-26c-22 0-38 14-38 33c0 23 19 30 39 37c21 7 41 15 41 39c0 21-18 36-42 36c-20 0-35-10-41-29',
      ],
    ],
  ],
  a: [
    100,
    [
      [100, -50, 'a50 50 0 1 0-100 0a50 50 0 1 0 100 0'],
      [100, -100, 'v100'],
    ],
  ],
  e: [100, [[0, -50, 'h100a50 50 0 1 0-15 35']]],
  h: [
    88,
    [
      [0, -145, 'v145'],
      [0, -56, 'a44 44 0 0 1 88 0v56'],
    ],
  ],
  i: [
    0,
    [
      [0, -100, 'v100'],
      [0, -142, 'v0'],
    ],
  ],
  l: [0, [[0, -145, 'v145']]],
  m: [
    148,
    [
      [0, -100, 'v100'],
      [0, -63, 'a37 37 0 0 1 74 0v63'],
      [74, -63, 'a37 37 0 0 1 74 0v63'],
    ],
  ],
  n: [
    88,
    [
      [0, -100, 'v100'],
      [0, -56, 'a44 44 0 0 1 88 0v56'],
    ],
  ],
  o: [100, [[100, -50, 'a50 50 0 1 0-100 0a50 50 0 1 0 100 0']]],
  p: [
    100,
    [
      [100, -50, 'a50 50 0 1 0-100 0a50 50 0 1 0 100 0'],
      [0, -100, 'v145'],
    ],
  ],
  r: [
    44,
    [
      [0, -100, 'v100'],
      [0, -56, 'a44 44 0 0 1 44-44'],
    ],
  ],
  s: [
    64,
    [
      [
        60,
        -82,
        'c-4-12-15-18-28-18c-15 0-27 9-27 23c0 16 14 21 28 26c15 5 29 10 29 27c0 15-13 25-30 25c-14 0-25-7-29-20',
      ],
    ],
  ],
  t: [
    52,
    [
      [20, -132, 'v100a32 32 0 0 0 32 32'],
      [0, -100, 'h52'],
    ],
  ],
  u: [
    88,
    [
      [0, -100, 'v56a44 44 0 0 0 88 0'],
      [88, -100, 'v100'],
    ],
  ],
  w: [132, [[0, -100, 'l33 100l33-100l33 100l33-100']]],
  y: [
    92,
    [
      [0, -100, 'l46 100'],
      [92, -100, 'l-67 145'],
    ],
  ],
  z: [82, [[0, -100, 'h80l-80 100h84']]],
};

/** Width of the lines that the letters are made for. */
export const STROKE = 27;

const SPACING = 41;
/** Pairs that would stand too far apart, as slanted and straight letters do. */
const KERNING = { ay: -9, Pa: -4, zo: 4, 'y ': -10, wi: -8, ey: -10 };

/** A word whose lines begin at x on the baseline y = 0: its path, to be stroked with round ends, and where its lines end. */
export function drawWord(word, x) {
  let path = '';
  let end = x;
  for (const [place, letter] of [...word].entries()) {
    const [advance, strokes] = LETTERS[letter];
    for (const [startX, startY, rest] of strokes) path += `M${x + startX} ${startY}${rest}`;
    end = x + advance;
    x = end + SPACING + (KERNING[letter + word[place + 1]] ?? 0);
  }
  return { path, end };
}
