import { describe, expect, test } from 'vitest';
import { DEPRECATED } from '../../store/server/schema/removable';
import { onFakeClock } from '../in-process/fake-time';
import type { SheetSeen } from '../in-process/sheet-page';
import { api } from '../in-process/store-actions';
import { endingOf, pay } from '../in-process/way';
import { SHEETS, type AnyWay, type Gone, type Sheet } from './sheets';

onFakeClock();

const GONE = Object.keys(DEPRECATED);

/** All subsets of the four: singly, in pairs, together. */
const subsets = Array.from({ length: 15 }, (_, index) => GONE.filter((_name, bit) => (index + 1) & (1 << bit)));

const operations = ({ store }: SheetSeen) => store.sent.map(({ operation }) => operation);
const refused = ({ store }: SheetSeen) =>
  store.sent.filter(({ came }) => (came?.body as { errors?: unknown } | undefined)?.errors).length;

const WAY: AnyWay = { setup: { code: 'OCHA10' }, actions: [pay] };
const go = (sheet: Sheet, missing: readonly string[], way: AnyWay = WAY) =>
  sheet.go({ ...way, troubles: [api(missing), ...(way.troubles ?? [])] });

function hasOneOrder({ seen }: Gone): void {
  const { store } = seen;
  expect([endingOf(seen), store.orders().length, store.carts().length]).toEqual([
    { type: 'redirect', url: expect.stringContaining('/thank-you/') },
    1,
    0,
  ]);
  expect(operations(seen).filter((name) => name === 'cartCreate')).toHaveLength(1);
}

describe.each(SHEETS)('$name', (sheet) => {
  test.each(subsets)(
    'makes the order of a store that has lost %s %s %s %s, without a call more',
    async (...missing) => {
      const today = await go(sheet, []);
      const later = await go(
        sheet,
        missing.filter((name) => typeof name === 'string'),
      );
      hasOneOrder(later);
      expect([refused(later.seen), operations(later.seen)]).toEqual([0, operations(today.seen)]);
      expect(sheet.rows(later)).toEqual(sheet.rows(today));
      expect(sheet.rows(later)).toContainEqual(expect.objectContaining({ label: '割引（OCHA10）' }));
    },
  );

  test.each([['before-2026-07'], ['before-2025-10']])(
    'makes the order of a store that pins a version %s, with one call more',
    async (missing) => {
      const today = await go(sheet, []);
      const older = await go(sheet, [missing]);
      hasOneOrder(older);
      expect(refused(older.seen)).toBe(1);
      expect(operations(older.seen)).toHaveLength(operations(today.seen).length + 1);
      expect(sheet.rows(older)).toEqual(sheet.rows(today));
    },
  );

  test('makes the order of a store that has nothing of what is newer', async () => {
    const older = await go(sheet, ['before-2026-07', 'before-2025-10']);
    hasOneOrder(older);
    expect(refused(older.seen)).toBeLessThanOrEqual(2);
  });

  test('goes on at checkout where the API has neither form', async () => {
    const { seen } = await go(sheet, ['before-2026-07', 'discounts']);
    expect(endingOf(seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    expect(seen.store.orders()).toEqual([]);
  });
});
