import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteClosedRoots } from '../policy/closed-roots';
import { addWidget, codeComes } from './open-page';

const NOTICE = `<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">定期購入
  <span id="shopify-subscription-policy-button">解約ポリシー</span></small>`;
const HOST = '<shopify-accelerated-checkout disable-compat=""></shopify-accelerated-checkout>';
const UNTOUCHED = `<form>${HOST}${NOTICE}</form>`;

let stop: (() => void) | undefined;

beforeEach(() => {
  // The first interaction is kept in a module, so each test is a page of its own.
  vi.resetModules();
  vi.spyOn(document, 'addEventListener');
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
});

/** Adds the widget of a host that is in the page. */
async function watchHost(host: HTMLElement, plan = signal(false)) {
  ({ end: stop } = await addWidget(host, { hasSellingPlan: plan }));
  vi.mocked(document.addEventListener).mockClear();
  return plan;
}

async function watch(html: string, plan = signal(false)) {
  document.body.innerHTML = html;
  return watchHost(document.querySelector<HTMLElement>('shopify-accelerated-checkout')!, plan);
}

/** What the page is like once all code that was asked for has come. */
async function page() {
  await codeComes();
  // What the host says of the purchase is another matter.
  return document.body.innerHTML.replaceAll(/ (requires-shipping|has-selling-plan)=""/g, '');
}

/** Class of the notice, whether it is hidden from screen readers, and how its button is reached. */
async function notice() {
  await codeComes();
  const [small, button] = [document.querySelector('small')!, document.querySelector('span')!];
  return [small.className, small.getAttribute('aria-hidden'), button.getAttribute('tabindex')];
}
const SHOWN = ['', 'false', '0'];
const HIDDEN = ['hidden', 'true', '-1'];
const AS_RENDERED = ['hidden', 'true', null];

const interact = (type = 'pointermove') => dispatchEvent(new Event(type));

test('on a page that nobody touches the notice is left as the server rendered it', async () => {
  await watch(UNTOUCHED);
  expect(await page()).toBe(UNTOUCHED);
});

test('theme contract 46: the notice is shown when a plan is chosen, and follows it from then on', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  expect(await notice()).toEqual(SHOWN);
  plan.value = false;
  expect(await notice()).toEqual(HIDDEN);
});

test('theme contract 46: a plan that is chosen from the start shows it at once', async () => {
  await watch(UNTOUCHED, signal(true));
  expect(await notice()).toEqual(SHOWN);
});

test('a plan that is given up while the code is on its way leaves the notice hidden', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  plan.value = false;
  expect(await notice()).toEqual(HIDDEN);
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  'the page’s first %s makes its button operable, the notice still hidden',
  async (type) => {
    await watch(UNTOUCHED);
    interact(type);
    await Promise.resolve();
    expect(await notice()).toEqual(HIDDEN);
  },
);

/** What has been listened to in the page since its host was painted. */
const listenedTo = () => vi.mocked(document.addEventListener).mock.calls.map(([type]) => type);
const OF_POLICIES = ['pointerover', 'focusin', 'keydown', 'click'];

test('theme contract 46: a page without the notice is fine, and without a plan nothing is begun on it', async () => {
  const html = `<form>${HOST}</form>`;
  await watch(html);
  interact();
  await Promise.resolve();
  expect(await page()).toBe(html);
  expect(listenedTo()).toEqual([]);
});

test('theme contract 46: a page without the notice is fine when a plan is chosen', async () => {
  const html = `<form>${HOST}</form>`;
  (await watch(html)).value = true;
  expect(await page()).toBe(html);
});

test.each([
  ['a link to managed markets', '<a href="/terms" data-managed-markets="terms">規約</a>'],
  ['a policy button', '<span id="shopify-subscription-policy-button">解約ポリシー</span>'],
])('on a page with %s and no notice, policies are begun with the first interaction', async (_what, html) => {
  await watch(`<form>${HOST}</form>${html}`);
  await page();
  expect(listenedTo()).toEqual([]);
  interact();
  await Promise.resolve();
  await page();
  expect(listenedTo()).toEqual(OF_POLICIES);
});

test('a link in the shadow root of the theme’s that the host stands in is found as well', async () => {
  document.body.innerHTML = '<quick-view></quick-view>';
  const root = document.querySelector('quick-view')!.attachShadow({ mode: 'open' });
  root.innerHTML = `${HOST}<a href="/terms" data-managed-markets="terms">規約</a>`;
  await watchHost(root.querySelector<HTMLElement>('shopify-accelerated-checkout')!);
  interact();
  await Promise.resolve();
  await page();
  expect(listenedTo()).toEqual(OF_POLICIES);
});

const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

test.each([
  ['a link', '<a href="/terms" data-managed-markets="terms">規約</a>', '利用規約'],
  ['a policy button', '<b id="shopify-subscription-policy-button">解約</b>', '定期購入のキャンセルポリシー'],
])(
  '%s that is pressed before the page was touched opens its dialog, once, and is heard by the page once',
  async (_what, html, title) => {
    const roots = noteClosedRoots();
    await watch(`<form>${HOST}</form><p>${html}</p>`);
    const heard = vi.fn<() => void>();
    document.querySelector('p')!.addEventListener('click', heard);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const press = click();
    document.querySelector('p')!.firstElementChild!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await vi.waitUntil(() => roots.length);
    expect(roots.map((root) => root.querySelector('h2')?.textContent)).toEqual([title]);
    expect(heard).toHaveBeenCalledOnce();
    roots[0]!.querySelector('dialog')!.close();
    vi.unstubAllGlobals();
  },
);

test.each<[string, () => Event, string]>([
  ['a press elsewhere', click, 'p'],
  ['a press that asks for a new tab', () => click({ ctrlKey: true }), 'a'],
])('%s is left to the browser', async (_what, event, selector) => {
  await watch(`<form>${HOST}</form><p><a href="/terms" data-managed-markets="terms">規約</a></p>`);
  const press = event();
  let prevented: boolean | undefined;
  document.querySelector('p')!.addEventListener('click', () => {
    prevented = press.defaultPrevented;
    press.preventDefault();
  });
  document.querySelector(selector)!.dispatchEvent(press);
  expect(prevented).toBe(false);
});

test('a notice that comes after the plan was chosen is shown', async () => {
  await watch(`<form>${HOST}</form>`, signal(true));
  await page();
  document.querySelector('form')!.insertAdjacentHTML('beforeend', NOTICE);
  expect(await notice()).toEqual(SHOWN);
});

test('a plan and an interaction watch once: a policy’s press is heard once', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  interact();
  plan.value = false;
  plan.value = true;
  expect(await notice()).toEqual(SHOWN);
  expect(listenedTo()).toEqual(OF_POLICIES);
});

test('once stopped, neither a plan nor an interaction does anything', async () => {
  const plan = await watch(UNTOUCHED);
  stop!();
  plan.value = true;
  interact();
  await Promise.resolve();
  expect(await notice()).toEqual(AS_RENDERED);
});

test('once stopped, it holds on to the plan no longer', async () => {
  const log: string[] = [];
  await watch(UNTOUCHED, signal(true, { unwatched: () => log.push('let go') }));
  await notice();
  expect(log).toEqual([]);
  stop!();
  expect(log).toEqual(['let go']);
});

test('once stopped, a notice that was followed is left alone', async () => {
  const plan = await watch(UNTOUCHED, signal(true));
  expect(await notice()).toEqual(SHOWN);
  stop!();
  plan.value = false;
  expect(await notice()).toEqual(SHOWN);
});

test('stopped while the code is on its way, it is not begun', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  stop!();
  expect(await notice()).toEqual(AS_RENDERED);
});
