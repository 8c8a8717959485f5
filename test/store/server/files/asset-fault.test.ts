import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from '../../test-support/open-store';

let store: OpenStore;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'karui-dist-'));
  mkdirSync(join(dist, '1/logos'), { recursive: true });
  writeFileSync(join(dist, '1/checkout.js'), 'export const checkout = 1;');
  writeFileSync(join(dist, '1/logos/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  store = await openStore({ dist });
});
beforeEach(() => store.post('/__store/reset', {}));
afterAll(async () => {
  await store.close();
  rmSync(dist, { recursive: true });
});

describe("a fault of the widget's file", () => {
  test('happens as often as it says, and any page may read the answer', async () => {
    await store.fault({ operation: 'checkout.js', status: 503, times: 1 });
    const failed = await store.get('/karui/1/checkout.js');
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    const then = await store.get('/karui/1/checkout.js');
    expect([then.status, await then.text()]).toEqual([200, 'export const checkout = 1;']);
  });

  test('is named by the path below the version, and affects no other file', async () => {
    await store.fault({ operation: 'logos/mark.svg', drop: true });
    await expect(store.get('/karui/1/logos/mark.svg')).rejects.toThrow('fetch failed');
    expect((await store.get('/karui/1/checkout.js')).status).toBe(200);
  });

  test('can make it late', async () => {
    await store.fault({ operation: 'checkout.js', delayMs: 120 });
    const start = performance.now();
    expect(await (await store.get('/karui/1/checkout.js')).text()).toBe('export const checkout = 1;');
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });
});
