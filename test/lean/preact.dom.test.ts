import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { wallets } from '../../src/wallets';
import { lean, reactAliases } from '../../vite.config';
import type * as views from './entry';

type Views = typeof views;

/** The views with the Preact that a build makes of it. */
async function bundle(config: InlineConfig): Promise<Views> {
  const [{ output }] = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    build: { write: false, lib: { entry: resolve(import.meta.dirname, 'entry.ts'), formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as Views;
}

let all: Views;
let some: Views;
beforeAll(async () => {
  all = await bundle({ resolve: { alias: reactAliases } });
  some = await bundle({ resolve: { alias: lean.alias }, plugins: lean.plugins });
});

/**
 * What an element looks like, the same for one that was kept and one that was made anew: these differ in the order of attributes and
 * styles, and what is taken from one that is kept can leave an empty attribute behind.
 */
function looksOf(element: Element): unknown[] {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => value || name === 'hidden' || name === 'disabled')
    .map(({ name, value }) => [name, name === 'style' ? value.split(/;\s*/).sort() : value]);
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? looksOf(child) : child.textContent,
  );
  return [element.localName, Object.fromEntries(attributes), ...children];
}

/** Everything a view painted, one state after the other, and what is left when it ends; up to what it threw. */
function painted<Props>(preact: Views, view: (props: Props) => unknown, states: readonly Props[]): unknown[] {
  const root = document.createElement('div');
  const looks: unknown[] = [];
  try {
    for (const state of states) {
      preact.render(preact.createElement(view as () => null, state as object), root);
      looks.push(looksOf(root));
    }
    preact.render(null, root);
    looks.push(looksOf(root));
  } catch {
    // All of Preact stumbles over some changes of lists in lists; what comes after that is no measure.
  }
  return looks;
}

const state = fc.record({ disabled: fc.boolean(), busy: fc.boolean() });
const states = fc.array(state, { minLength: 1, maxLength: 5 });

test.each(['MoreOptionsLink', 'BuyItNowButton'] as const)('%s is painted as all of Preact would', (name) => {
  fc.assert(
    fc.property(states, (given) => {
      const looks = painted(all, all[name], given);
      expect(looks).toHaveLength(given.length + 1);
      expect(painted(some, some[name], given)).toEqual(looks);
    }),
  );
});

test('WalletButton is painted as all of Preact would', () => {
  const props = fc.record({
    row: fc.constantFrom(...Object.values(wallets)),
    turned: fc.boolean(),
    callToAction: fc.boolean(),
    disabled: fc.boolean(),
    busy: fc.boolean(),
  });
  const given = fc.array(props, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(given, (list) => {
      const looks = painted(all, all.WalletButton, list);
      expect(looks).toHaveLength(list.length + 1);
      expect(painted(some, some.WalletButton, list)).toEqual(looks);
    }),
    { numRuns: 50 },
  );
});

describe('any view of plain elements', () => {
  interface Tree {
    tag: string;
    props: Record<string, unknown>;
    children: unknown[];
    isComponent: boolean;
  }
  const { node } = fc.letrec<{ node: unknown; element: Tree }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('text', '', 0, 7, null, undefined, true, false),
      tie('element'),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
    element: fc.record({
      tag: fc.constantFrom('div', 'span', 'button', 'img', 'a', 'p'),
      props: fc.record(
        {
          id: fc.constantFrom('a', 'b', undefined),
          className: fc.constantFrom('a', 'a b', undefined),
          title: fc.constantFrom('t', null),
          role: fc.constantFrom('button', undefined),
          hidden: fc.boolean(),
          'aria-busy': fc.constantFrom('true', undefined),
          'data-count': fc.nat(3),
          width: fc.nat(100),
          href: fc.constantFrom('#', 'https://shop.example/'),
          style: fc.record(
            { background: fc.constantFrom('#000', 'red'), color: fc.constant('#fff') },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: [] },
      ),
      children: fc.array(tie('node'), { maxLength: 4 }),
      isComponent: fc.boolean(),
    }),
  }));

  const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.tag === 'string';

  function grow(preact: Views, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => grow(preact, one));
    if (!isTree(value)) return value;
    const make = () =>
      preact.createElement(value.tag, {
        ...value.props,
        children: value.children.map((one) => grow(preact, one)),
      } as object);
    return value.isComponent ? preact.createElement(make, {}) : make();
  }

  test('is painted as all of Preact would, and so is each that takes its place', () => {
    const paintAll = (preact: Views, given: readonly unknown[]) =>
      painted(
        preact,
        ({ value }: { value: unknown }) => grow(preact, value),
        given.map((value) => ({ value })),
      );
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (given) => {
        const looks = paintAll(all, given);
        expect(paintAll(some, given).slice(0, looks.length)).toEqual(looks);
      }),
      { numRuns: 200 },
    );
  });

  test('hears its events, by the handler of the last rendering', () => {
    const heard: string[] = [];
    const root = document.createElement('div');
    const shown = (word?: string) =>
      some.render(some.createElement('button', word ? { onClick: () => heard.push(word) } : {}), root);
    for (const word of ['one', 'two', undefined, 'three']) {
      shown(word);
      (root.firstChild as HTMLButtonElement).click();
    }
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  test('that throws is thrown at whoever renders it', () => {
    const fault = () => {
      throw new Error('a bug');
    };
    expect(() => some.render(some.createElement(fault, {}), document.createElement('div'))).toThrow('a bug');
  });
});
