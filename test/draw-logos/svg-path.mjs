/** Paths of SVG: reads them, moves and scales them, measures them, and writes them with as few characters as possible. */

/** How many numbers follow each command. */
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /([a-z])([^a-z]*)/gi;
/** The two flags of an arc may stand without anything between them and the number that follows. */
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const ARC =
  /(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g;

const numbersIn = (name, text) =>
  (name === 'a' ? [...text.matchAll(ARC)].flatMap((found) => found.slice(1)) : (text.match(NUMBER) ?? [])).map(Number);

/** Whether the number at a place of a command is an x (0), a y (1) or neither. */
function axisOf(name, place) {
  if (name === 'h') return 0;
  if (name === 'v') return 1;
  return name === 'a' ? (place < 5 ? -1 : place - 5) : place % 2;
}

/** The commands of a path as `{ name, values }`, with lower-case names and absolute values. */
export function readPath(text) {
  const commands = [];
  let point = [0, 0];
  let start = [0, 0];
  for (const [, letter, rest] of text.matchAll(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = name === letter;
    const numbers = numbersIn(name, rest);
    for (let from = 0; from === 0 || from < numbers.length; from += COUNTS[name] || 1) {
      // What follows the first pair of a move are lines.
      if (name === 'm' && from > 0) name = 'l';
      const values = numbers
        .slice(from, from + COUNTS[name])
        .map((value, place) => value + (isRelative ? (point[axisOf(name, place)] ?? 0) : 0));
      commands.push({ name, values });
      if (name === 'h') point = [values[0], point[1]];
      else if (name === 'v') point = [point[0], values[0]];
      else point = name === 'z' ? start : values.slice(-2);
      if (name === 'm') start = point;
    }
  }
  return commands;
}

/** The same commands, scaled, and then moved. */
export const movePath = (commands, scale, dx, dy) =>
  commands.map(({ name, values }) => ({
    name,
    values: values.map((value, place) => {
      const axis = axisOf(name, place);
      if (axis >= 0) return value * scale + [dx, dy][axis];
      return name === 'a' && place < 2 ? value * scale : value;
    }),
  }));

/** Numbers one after the other; a minus needs no space before it. */
const joined = (values) => values.join(' ').replaceAll(' -', '-');

/** The path in whole numbers, each point measured from the one before it. */
export function writePath(commands) {
  let text = '';
  let last = '';
  let point = [0, 0];
  let start = [0, 0];
  for (const { name, values } of commands) {
    const rounded = values.map((value, place) => (name === 'a' && place > 1 && place < 5 ? value : Math.round(value)));
    let relative = rounded.map((value, place) => value - (point[axisOf(name, place)] ?? 0));
    let letter = name;
    if (name === 'l' && relative[1] === 0) [letter, relative] = ['h', [relative[0]]];
    else if (name === 'l' && relative[0] === 0) [letter, relative] = ['v', [relative[1]]];
    const isNothing = /[lhv]/.test(letter) && relative.every((value) => value === 0);
    if (!isNothing) {
      const numbers = joined(relative);
      const isRepeated = letter === last && !/[mz]/.test(letter);
      text += isRepeated ? (numbers[0] === '-' ? '' : ' ') + numbers : letter + numbers;
      last = letter;
    }
    if (name === 'h') point = [rounded[0], point[1]];
    else if (name === 'v') point = [point[0], rounded[0]];
    else point = name === 'z' ? start : rounded.slice(-2);
    if (name === 'm') start = point;
  }
  return text.replace(/^m/, 'M');
}

/** The box of a path by the points that it goes through: letters have one wherever they reach furthest. */
export function boxOf(commands) {
  const xs = [];
  const ys = [];
  for (const { name, values } of commands) {
    if (name !== 'v' && name !== 'z') xs.push(values.at(name === 'h' ? -1 : -2));
    if (name !== 'h' && name !== 'z') ys.push(values.at(-1));
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The parts of a path, each from a move to the next one. */
export function subpathsOf(commands) {
  const parts = [];
  for (const command of commands) {
    if (command.name === 'm') parts.push([]);
    parts.at(-1).push(command);
  }
  return parts;
}
