import { describe, expect, test } from 'vitest';
import { leanPlugin, type Facts } from '../../src/lean/plugin';

const NO_FACTS: Facts = { folder: 'some-package/', unset: [], unread: [], known: {} };

type Transform = (code: string, id: string) => { code: string } | null;
type BuildEnd = (this: { error(message: string): void }, error?: Error) => void;

function transformed(facts: Partial<Facts>, code: string): string {
  const { transform } = leanPlugin({ ...NO_FACTS, ...facts }) as unknown as { transform: Transform };
  return transform(code, '/node_modules/some-package/index.js')!.code;
}

describe('a property that nobody sets', () => {
  test.each([
    ['is undefined where it is read', 'if (a.b.ref) a.b.ref(1);', 'if (undefined) undefined(1);'],
    ['stays where it is written', 'a.ref = 1;', 'a.ref = 1;'],
    ['is another than a variable of its name', 'let ref = a; f(ref);', 'let ref = a; f(ref);'],
    ['is another than a name that is computed', 'f(a[ref]);', 'f(a[ref]);'],
    ['may be made along with its object', 'f({ ref: 1 });', 'f({ ref: 1 });'],
  ])('%s', (_why, code, lean) => {
    expect(transformed({ unset: ['ref'] }, code)).toBe(lean);
  });
});

describe('what nobody reads', () => {
  test.each([
    ['is not written', 'c.state = f();', '(f());'],
    ['is not written on the way to others', 'a = c.state = b = 1;', 'a = (b = 1);'],
    ['leaves a function that begins a statement', 'c.state = function () {};', '(function () {});'],
    ['is another than what only begins like it', 'c.state.a = 1;', 'c.state.a = 1;'],
  ])('%s', (_why, code, lean) => {
    expect(transformed({ unread: ['c.state'] }, code)).toBe(lean);
  });

  test.each([
    ['first', '({ state: 1, b })', '({ b })'],
    ['in between', '({ a, state: 1, b })', '({ a, b })'],
    ['last', '({ a, state: 1, })', '({ a, })'],
    ['alone', '({ state: 1 })', '({ })'],
    ['more than once', 'f({ state: 1, a: { state: 1, b } })', 'f({ a: { b } })'],
  ])('is no property of an object that is made: %s', (_where, code, lean) => {
    expect(transformed({ unread: ['state: 1'] }, code)).toBe(lean);
  });

  test('takes what is known of it along', () => {
    expect(transformed({ unread: ['state: x'], known: { x: '1' } }, 'f({ state: x, a: x })')).toBe('f({ a: 1 })');
  });

  test('may be written with what is known', () => {
    expect(transformed({ unread: ['c.a'], known: { x: '1' } }, 'c.a = x + f(x);')).toBe('(1 + f(1));');
  });
});

describe('an expression that is known', () => {
  test.each([
    ['comes to its value', 'if (a == b) f();', { 'a == b': 'false' }, 'if (false) f();'],
    ['is found on several lines', 'if (a ==\n\t\tb) f();', { 'a == b': 'false' }, 'if (false) f();'],
    [
      'is a variable where that is read',
      'let on = 1; f(on, a.on, { on: on });',
      { on: '0' },
      'let on = 1; f(0, a.on, { on: 0 });',
    ],
    ['is no parameter', 'function f(on) { return on; }', { on: '0' }, 'function f(on) { return 0; }'],
    ['is no declaration', 'let on; on = 1; g(on++);', { on: '0' }, 'let on; on = 1; g(on++);'],
    ['is a whole expression', 'f(a == b + 1);', { 'a == b': 'false' }, 'f(a == b + 1);'],
  ])('%s', (_why, code, known: Record<string, string>, lean) => {
    expect(transformed({ known }, code)).toBe(lean);
  });
});

test('other packages stay as they are', () => {
  const { transform } = leanPlugin({ ...NO_FACTS, known: { a: '1' } }) as unknown as { transform: Transform };
  expect(transform('f(a);', '/node_modules/another-package/index.js')).toBe(null);
});

test('a fact that is not met ends the build by its name', () => {
  const facts: Facts = { ...NO_FACTS, unset: ['ref', 'key'], unread: ['c.state', 'c.base'], known: { a: '1', b: '2' } };
  const { transform, buildEnd } = leanPlugin(facts) as unknown as { transform: Transform; buildEnd: BuildEnd };
  const told: string[] = [];
  const context = { error: (message: string) => void told.push(message) };
  transform('f(x.ref, a); c.state = 1;', '/node_modules/some-package/index.js');
  buildEnd.call(context, new Error('a build that failed has met only some'));
  expect(told).toEqual([]);
  buildEnd.call(context);
  expect(told).toEqual(['not met in some-package/: key · c.base · b']);
});
