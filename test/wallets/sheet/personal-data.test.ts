import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCourse, type Course } from '../../../wallets/sheet/course';
import { answer, context } from '../../cart/answers';
import { begun, CHECKOUT, holdLine, settled } from './begun-course';

let operations: string[];
let pending: ((response: Response) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  ({ operations, pending } = holdLine());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('personal data', () => {
  const REMOVAL = 'cartRemovePersonalData';

  test.each<[string, (course: Course) => unknown]>([
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
    createCourse(context({ wallet: 'apple_pay' }), 'Apple Pay', 'shop').cancel();
    await settled();
    expect(operations).toEqual([]);
  });
});

describe('the page is left', () => {
  const REMOVAL = 'cartRemovePersonalData';

  test('personal data is removed at once, whatever is on its way', async () => {
    const page = new AbortController();
    const course = begun(page.signal);
    void course.step(({ signal }) => course.client.send('mutation late { a }', {}, { signal }) as never);
    await settled();
    page.abort();
    await settled();
    expect(operations).toEqual(['late', REMOVAL]);
  });

  test('an order that is being made keeps it', async () => {
    const page = new AbortController();
    const course = begun(page.signal);
    void course.step(async (deadline) => {
      await course.submit('attempt', deadline);
      return [];
    });
    await settled();
    page.abort();
    await settled();
    expect(operations).toEqual(['cartSubmitForCompletion']);
  });
});
