import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, settle } from '../seller';
import type { ButtonsComponent } from '../rules/paypal-types';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const place = {} as HTMLElement;

/** What a promise has come to by now. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  let came: unknown = 'nothing yet';
  promise.then(
    () => (came = 'resolved'),
    (error: Error) => (came = error.message),
  );
  await settle();
  return came;
}

describe('render()', () => {
  test('resolves when the frame is there, and then tells onInit', async () => {
    let inits = 0;
    const { make } = createSeller({ options: { frameAfter: 500 }, button: { onInit: () => void (inits += 1) } });
    const rendered = make().render(place);
    expect([await outcome(rendered), inits]).toEqual(['nothing yet', 0]);
    await settle(500);
    expect([await outcome(rendered), inits]).toEqual(['resolved', 1]);
  });

  test.each([
    ['no frame', 'resolved'],
    ['rejects', 'Loading component timed out'],
  ] as const)('with the option "%s" paints nothing: %s', async (render, came) => {
    const { make, simulator } = createSeller({ options: { render } });
    expect(await outcome(make().render(place))).toBe(came);
    expect(simulator.buttons().map((button) => button.painted())).toEqual([null]);
  });

  test('6: without a container rejects, and tells onError', async () => {
    const { make, simulator, tell } = createSeller();
    expect(await outcome(make().render(null as never))).toBe('Expected an element or selector');
    expect(tell()).toEqual([['error', 'Expected an element or selector']]);
    expect(simulator.violations).toEqual(['6: render: Error: Expected an element or selector']);
  });

  test('41: is called once', async () => {
    const { paint, simulator } = createSeller();
    await (await paint()).render(place);
    expect(simulator.violations).toEqual(['41: paypal: render() was called twice']);
  });

  test.each<[string, (seller: ReturnType<typeof createSeller>, button: ButtonsComponent) => unknown, string]>([
    ['the page closes it', (_, button) => button.close(), 'resolved'],
    ['its container goes', ({ simulator }) => simulator.buttons()[0]!.acts.gone(), 'resolved'],
    ['the page is left', ({ simulator }) => simulator.leave(), 'resolved'],
    ['another script takes its place', ({ script }) => script.destroy(), 'zoid destroyed all components'],
  ])('before its frame is there, and %s: %s', async (_, happen, came) => {
    const seller = createSeller({ options: { frameAfter: 500 } });
    const button = seller.make();
    const rendered = button.render(place);
    void happen(seller, button);
    expect([await outcome(rendered), seller.simulator.violations]).toEqual([came, []]);
  });
});

describe('20: after its end', () => {
  const calls = (button: ButtonsComponent) => [() => button.close(), () => button.updateProps({})];

  test('a button that the page has closed rejects, and that is a violation', async () => {
    const { paint, simulator } = createSeller();
    const button = await paint();
    await button.close();
    for (const call of calls(button)) expect(await outcome(call())).toBe('Component destroyed');
    expect(simulator.violations).toEqual([
      '20: close: Error: Component destroyed',
      '20: updateProps: Error: Component destroyed',
    ]);
  });

  test('a button that died by itself rejects, and the page is not to blame', async () => {
    const { paint, simulator } = createSeller();
    const button = await paint();
    simulator.leave();
    for (const call of calls(button)) expect(await outcome(call())).toBe('Component destroyed');
    expect([await outcome(button.render(place)), simulator.violations]).toEqual(['Component destroyed', []]);
  });
});

test('updateProps() changes callbacks and style, and throws for a style that is wrong', async () => {
  const { paint, simulator, tell } = createSeller();
  const button = await paint();
  await button.updateProps({ createOrder: async () => 'EC-new' });
  simulator.user.click();
  await settle();
  expect([simulator.flow()?.token, tell()]).toEqual(['EC-new', ['click']]);
  expect(await outcome(button.updateProps({ style: { height: 90 } }))).toMatch('between 25px and 55px');
});
