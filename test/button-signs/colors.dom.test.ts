import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchApple } from '../../src/click/click';
import { DARK } from '../../src/button/background';
import { liveWidgets } from '../../src/widget/live-widgets';
import { watchColors } from '../../src/button-signs/colors';
import { put } from '../host/page';
import { hostHtml } from '../e2e/fixtures/bare-page';

const FRAME = 16;
const BLUE = 'rgb(0, 85, 184)';
const LIGHT = 'rgb(250, 250, 250)';
/** What a browser computes where nothing is said: the DOM of these tests leaves it empty, which no one could read. */
const DEFAULTS = '<style>* { background-image: none; background-color: rgba(0, 0, 0, 0); color: rgb(0, 0, 0) }</style>';
const html = document.documentElement;

/** Times at which computed styles were read, one for each task in which that happened. */
let looks: Set<number>;

const APPLE = { supportsVersion: () => true, canMakePayments: () => true };

beforeAll(async () => {
  vi.stubGlobal('ApplePaySession', APPLE);
  // The code that knows the backgrounds is there before the first button.
  await fetchApple();
  vi.useFakeTimers();
  watchColors();
});
beforeEach(() => {
  looks = new Set();
  vi.stubGlobal('ApplePaySession', APPLE);
  const { getComputedStyle } = window;
  vi.stubGlobal('getComputedStyle', (...[element]: Parameters<typeof getComputedStyle>) => {
    looks.add(performance.now());
    return getComputedStyle(element);
  });
});
afterEach(async () => {
  await pass(2000);
  document.body.replaceChildren();
  await pass(FRAME);
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens a page with a host on a background, and waits until it is painted. */
async function open(wallet: string, background: string): Promise<void> {
  const host = hostHtml({ recommended: JSON.stringify({ name: wallet, wallet_params: {} }) });
  put(
    `${DEFAULTS}<section style="background-color: ${background}"><form><input name="id" value="41001">${host}</form></section>`,
  );
  await vi.dynamicImportSettled();
  await pass(1000);
  expect(liveWidgets.size).toBe(1);
  looks.clear();
}

/** Whether Apple Pay's button has the look for a dark background. */
const isInverted = () => [...liveWidgets][0]!.background.value < DARK;

/** The page changes the background in a way that changes no attribute that is watched. */
const paint = (background: string) => {
  document.querySelector('section')!.style.backgroundColor = background;
};

/** The page writes something on its root. */
let writes = 0;
const write = () => html.style.setProperty('--scrolled', `${(writes += 1)}px`);

test.each([
  [BLUE, true],
  ['rgb(70, 70, 70)', false],
])('on %s the button looks the same before an attribute of the page changes and after it', async (background, dark) => {
  await open('apple_pay', background);
  expect(isInverted()).toBe(dark);
  html.setAttribute('data-theme', background);
  await pass(1000);
  expect(looks.size).toBeGreaterThan(0);
  expect(isInverted()).toBe(dark);
});

test('a changed background is seen right after the next frame', async () => {
  await open('apple_pay', LIGHT);
  paint(BLUE);
  write();
  expect(isInverted()).toBe(false);
  await pass(2 * FRAME);
  expect(isInverted()).toBe(true);
});

test('a page that writes to its root in every frame is looked at five times a second, and never while it writes', async () => {
  await open('apple_pay', LIGHT);
  for (let frame = 0; frame < 2000 / FRAME; frame += 1) {
    write();
    const before = looks.size;
    // The observer's callback runs.
    await Promise.resolve();
    expect(looks.size).toBe(before);
    await pass(FRAME);
  }
  expect(looks.size).toBeGreaterThan(5);
  expect(looks.size).toBeLessThanOrEqual(10);
  const times = [...looks];
  expect(Math.min(...times.slice(1).map((time, i) => time - times[i]!))).toBeGreaterThanOrEqual(200);
});

test('looks end when the page is at rest, and nothing is left to run', async () => {
  await open('apple_pay', LIGHT);
  write();
  await pass(2000);
  expect(looks.size).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
});

test('after a fade the button has the look of its end', async () => {
  for (const moment of [0, 10, 150, 190]) {
    await open('apple_pay', LIGHT);
    write();
    await pass(moment);
    // A theme's switch, a while after another change: the background is dark when its fade is over.
    write();
    setTimeout(() => paint(BLUE), 600);
    await pass(900);
    expect(isInverted(), `${moment} ms after another change`).toBe(true);
    await pass(2000);
  }
});

test('a page that has lost its hosts is not looked at', async () => {
  await open('shop_pay', LIGHT);
  document.body.replaceChildren();
  await pass(FRAME);
  looks.clear();
  for (let frame = 0; frame < 20; frame += 1) {
    write();
    await pass(FRAME);
  }
  await pass(1000);
  expect(looks.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('hosts that come later are looked at together in their first frame, and once more', async () => {
  await open('apple_pay', BLUE);
  const section = document.querySelector('section')!;
  for (let host = 0; host < 10; host += 1) section.append(section.querySelector('form')!.cloneNode(true));
  await pass(1000);
  expect(liveWidgets.size).toBe(11);
  expect(looks.size).toBe(2);
});
