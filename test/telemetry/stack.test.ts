import { parseStack } from 'error-stack-parser-es/lite';
import { describe, expect, test } from 'vitest';
import { framesOf } from '../../src/telemetry/errors/exceptions';

const A = 'https://shop.example/karui/1/wallets.js';

/** The same calls as three engines write them. */
const STACKS = {
  V8: `TypeError: boom
    at A.m (${A}:1:19)
    at Array.map (<anonymous>)
    at async window.run (${A}:4:42)
    at new Thing (${A}:5:6)
    at ${A}:1:79`,
  SpiderMonkey: `m@${A}:1:19
s/<@${A}:2:3
async*window.run@${A}:4:42
@${A}:1:79
`,
  JavaScriptCore: `m@${A}:1:32
map@[native code]
@${A}:4:42
@
global code@${A}:1:79`,
};

describe.each(Object.entries(STACKS))('%s', (_engine, stack) => {
  test('every call with an address is found as the reference finds it', () => {
    const reference = parseStack(stack).filter(({ file, line }) => file?.startsWith('https:') && line);
    expect(reference.length).toBeGreaterThan(2);
    expect(framesOf(stack).map(({ file, lineNumber, columnNumber }) => [file, lineNumber, columnNumber])).toEqual(
      reference.map(({ file, line, col }) => [file, line, col]),
    );
  });
});

test('methods are named as the engine names them', () => {
  expect(framesOf(STACKS.V8).map(({ method }) => method)).toEqual(['A.m', 'async window.run', 'new Thing', undefined]);
  expect(framesOf(STACKS.SpiderMonkey).map(({ method }) => method)).toEqual([
    'm',
    's/<',
    'async*window.run',
    undefined,
  ]);
  expect(framesOf(STACKS.JavaScriptCore).map(({ method }) => method)).toEqual(['m', undefined, 'global code']);
});

test('addresses lose their query and fragment', () => {
  expect(framesOf(`    at m (${A}?email=a@b.example#x:1:19)`)).toEqual([
    { file: A, lineNumber: 1, columnNumber: 19, method: 'm' },
  ]);
});

test.each([undefined, null, 7, '', 'TypeError: boom'])('%j has no calls', (stack) => {
  expect(framesOf(stack)).toEqual([]);
});
