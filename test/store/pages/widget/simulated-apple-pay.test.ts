import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from '../../test-support/open-store';
import { parse } from '../../test-support/page-fixtures';

const SCRIPTS = ['/store-assets/apple-pay-simulator.js', '/store-assets/apple-pay-sheet.js'];

describe.each([
  [false, '/products/sencha', []],
  [false, '/products/sencha?apple-pay=simulated', SCRIPTS],
  [false, '/cart?apple-pay=simulated', SCRIPTS],
  [false, '/?apple-pay=off', []],
  [true, '/products/sencha', SCRIPTS],
  [true, '/products/sencha?apple-pay=off', []],
])('a store that was opened with a simulated Apple Pay: %s', (simulateApplePay, path, scripts) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openStore({ simulateApplePay });
  });
  afterAll(() => store.close());

  test(`has ${scripts.length} scripts of it on ${path}, before all others`, async () => {
    const all = Array.from(parse(await (await store.get(path)).text()).querySelectorAll('script[src]'), (script) =>
      String(script.getAttribute('src')),
    );
    expect(all.filter((source) => source.includes('apple-pay'))).toEqual(scripts);
    expect(all.slice(0, scripts.length)).toEqual(scripts);
  });
});
