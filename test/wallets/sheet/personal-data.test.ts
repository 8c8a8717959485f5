import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSheetSession, type SheetSession } from '../../../wallets/sheet/sheet-session';
import { answer, context } from '../../checkout/answers';
import { begun, CHECKOUT, holdLine, settled } from './begun-session';

let operations: string[];
let pending: ((response: Response) => void)[];
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  ({ operations, pending, page } = holdLine());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('personal data', () => {
  const REMOVAL = 'cartRemovePersonalData';

  test.each<[string, (course: SheetSession) => unknown]>([
    ['is closed', (course) => course.cancel()],
    ['ends', (course) => course.step(async () => ({ type: 'out_of_stock' }))],
    ['fails', (course) => course.fail(new Error('no'))],
    ['is left', (course) => course.leave('dynamic_tax')],
    ['has made the order', (course) => course.step(async () => [{ type: 'complete', redirectUrl: CHECKOUT }])],
  ])('is removed when the sheet %s, once whatever follows', async (_how, finish) => {
    const course = begun();
    await finish(course);
    void course.cancel();
    course.leave('dynamic_tax');
    await settled();
    expect(operations).toEqual([REMOVAL]);
  });

  test('is removed after what is still on its way', async () => {
    const course = begun();
    const said = course.step(({ signal }) => course.client.send('mutation late { a }', {}, { signal }) as never);
    await settled();
    void course.cancel();
    expect(await said).toBeNull();
    await settled();
    expect(operations).toEqual(['late']);
    pending[0]!(answer({ data: {} }));
    await settled();
    expect(operations).toEqual(['late', REMOVAL]);
  });

  test('of no cart is none', async () => {
    createSheetSession(context({ wallet: 'apple_pay' }), 'Apple Pay', 'shop').cancel();
    await settled();
    expect(operations).toEqual([]);
  });
});

describe('when the page is left', () => {
  const REMOVAL = 'cartRemovePersonalData';
  const late = (course: SheetSession) =>
    course.step(({ signal }) => course.client.send('mutation late { a }', {}, { signal }) as never);
  const submit = (course: SheetSession) =>
    course.step(async (deadline) => {
      await course.submit('attempt', deadline);
      return [];
    });

  test.each([
    ['personal data is removed at once, whatever is on its way', late, ['late', REMOVAL]],
    ['an order that is being made keeps it', submit, ['cartSubmitForCompletion']],
  ])('%s, with the sheet open or cancelled before', async (_what, begin, expected) => {
    const left = new AbortController();
    void begin(begun(left.signal));
    await settled();
    left.abort();
    await settled();
    expect(operations.splice(0)).toEqual(expected);

    const course = begun();
    void begin(course);
    await settled();
    void course.cancel();
    await settled();
    page.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(operations).toEqual(expected);
  });
});
