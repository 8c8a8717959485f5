import { describe, expect, test } from 'vitest';
import { parse } from '../../test-support/page-fixtures';
import { useStore } from '../../test-support/use-store';

const SCRIPTS = ['/store-assets/apple-pay-simulator.js', '/store-assets/apple-pay-sheet.js'];

describe.each([
  ['', '/products/sencha', []],
  ['', '/products/sencha?apple-pay=simulated', SCRIPTS],
  ['', '/cart?apple-pay=simulated', SCRIPTS],
  ['', '/?apple-pay=off', []],
  ['apple-pay=simulated', '/products/sencha', SCRIPTS],
  ['apple-pay=simulated', '/products/sencha?apple-pay=off', []],
])('a store opened with the switches "%s"', (switches, path, scripts) => {
  const store = useStore({ switches });

  test(`has ${scripts.length} scripts of the simulated Apple Pay on ${path}, before all others`, async () => {
    const all = Array.from(parse(await (await store.get(path)).text()).querySelectorAll('script[src]'), (script) =>
      String(script.getAttribute('src')),
    );
    expect(all.filter((source) => source.includes('apple-pay'))).toEqual(scripts);
    expect(all.slice(0, scripts.length)).toEqual(scripts);
  });
});
