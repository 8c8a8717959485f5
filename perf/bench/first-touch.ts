import type { Browser, CDPSession } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext, TALL_PHONE } from '../measure/open-chromium';
import { orderOf } from '../measure/order-of';
import { recordTrace } from '../measure/record-trace';
import { slowNetwork, slowProcessor } from '../measure/slow-phone';
import type { TraceEvent } from '../read-trace';
import { PRODUCT } from './press-rows';
import { atRest, watchRequests, type Speed } from './press-visit';

/** How long a finger touches the button, in milliseconds: as long as people's do, and not at all. */
export const TAPS = [80, 0] as const;

/** One way of a touch. */
export interface Touch {
  /** The pointer has been on the button before, so its press's code is there; otherwise the touch is the page's first interaction. */
  isWarm: boolean;
  tap: (typeof TAPS)[number];
  line: Speed;
}

/** What a touch took in each round, in milliseconds: from the touch to the request for the cart. */
export interface FirstTouch extends Touch {
  waits: readonly number[];
}

const TOUCHES: readonly Touch[] = (['fast', 'slow'] as const).flatMap((line: Speed) =>
  TAPS.flatMap((tap) => [false, true].map((isWarm) => ({ isWarm, tap, line }))),
);

const BUTTON = 'shop-pay-wallet-button';

/** Touches a point for so long: both messages go without waiting for the page's answer, which comes late on a slow processor. */
async function touch(cdp: CDPSession, x: number, y: number, tap: number): Promise<void> {
  const begun = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (tap) await new Promise((resolve) => setTimeout(resolve, tap));
  await Promise.all([begun, cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Where the touch begins in the trace, in milliseconds of the browser's clock. */
function touchedAt(trace: readonly TraceEvent[]): number {
  const begin = trace.find(
    ({ name, args }) =>
      name === 'EventDispatch' && (args?.data as { type?: string } | undefined)?.type === 'pointerdown',
  );
  if (!begin) throw new Error('The trace has no touch');
  return begin.ts / 1000;
}

/** Opens a product page, waits until it is at rest, and presses a button with a touch, on a quarter of the processor's speed. */
async function once(browser: Browser, store: string, { isWarm, tap, line }: Touch): Promise<number> {
  const context = await freshContext(browser, TALL_PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowProcessor(cdp);
    const asked = await watchRequests(cdp);
    const address = `${store}/${PRODUCT}&recommended=shop_pay`;
    await page.goto(address, { waitUntil: 'load' });
    await atRest(page, asked);
    const button = page.locator(BUTTON).first();
    if (isWarm) {
      await button.hover();
      await atRest(page, asked);
    }
    const box = await button.boundingBox();
    if (!box) throw new Error('There is no button to touch');
    const isThere = [...asked.values()].some(({ url }) => url.endsWith('/press.js'));
    if (isThere !== isWarm) throw new Error(`The press was ${isThere ? '' : 'not '}fetched before the touch`);
    if (line === 'slow') await slowNetwork(cdp);
    const trace = await recordTrace(browser, page, async () => {
      const called = page.waitForRequest(/operation_name=cartCreate/);
      // Handled here, because another failure may end the visit first.
      called.catch(() => {});
      await touch(cdp, box.x + box.width / 2, box.y + box.height / 2, tap);
      await called;
    });
    // A context that is closed at the very moment of the next page's arrival is never closed: Chromium does not answer.
    await page.waitForURL((url) => url.href !== address, { waitUntil: 'load' });
    const call = [...asked.values()].find(({ url }) => url.includes('operation_name=cartCreate'))!;
    return call.sent - touchedAt(trace);
  } finally {
    await context.close();
  }
}

/** Presses with a touch in each way, in turns; the first round warms the store and does not count. */
export async function firstTouches(browser: Browser, store: Store, rounds: number): Promise<FirstTouch[]> {
  await store.reset();
  const waits = TOUCHES.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round ? `First touches, round ${round} of ${rounds} …` : 'First touches, warming up …');
    for (const index of orderOf(TOUCHES.length, round)) {
      const wait = await once(browser, store.url, TOUCHES[index]!);
      if (round) waits[index]!.push(wait);
    }
  }
  return TOUCHES.map(({ isWarm, tap, line }, index) => ({ isWarm, tap, line, waits: waits[index]! }));
}
