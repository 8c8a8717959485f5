import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTICE } from '../subscription-notice/notice';
import { HOST, leavePage, listenedFor, newPage, OF_POLICIES, page, stop, touch, watch } from './notices-page';
import { codeComes } from './open-page';

const UNTOUCHED = `<form>${HOST}${NOTICE}</form>`;

beforeEach(newPage);
afterEach(leavePage);

/** Class of the notice, whether it is hidden from screen readers, and how its button is reached. */
async function notice() {
  await codeComes();
  const [small, button] = [document.querySelector('small')!, document.querySelector('span')!];
  return [small.className, small.getAttribute('aria-hidden'), button.getAttribute('tabindex')];
}
const SHOWN = ['', 'false', '0'];
const HIDDEN = ['hidden', 'true', '-1'];
const AS_RENDERED = ['hidden', 'true', null];

test('on a page that nobody touches the notice stays as the server rendered it', async () => {
  await watch(UNTOUCHED);
  expect(await page()).toBe(UNTOUCHED);
});

test('the notice is shown when a selling plan is chosen, and hidden when it is no longer chosen', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  expect(await notice()).toEqual(SHOWN);
  plan.value = false;
  expect(await notice()).toEqual(HIDDEN);
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  'after the page’s first %s the notice’s button has its role and tabindex, and the notice is still hidden',
  async (type) => {
    await watch(UNTOUCHED);
    await touch(type);
    expect(await notice()).toEqual(HIDDEN);
  },
);

test('on a page without a notice and without a plan nothing is changed or listened for', async () => {
  const html = `<form>${HOST}</form>`;
  await watch(html);
  await touch();
  expect(await page()).toBe(html);
  expect(listenedFor()).toEqual([]);
});

test('a chosen plan and the first interaction together add the listeners of policies once', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  void touch();
  plan.value = false;
  plan.value = true;
  expect(await notice()).toEqual(SHOWN);
  expect(listenedFor()).toEqual(OF_POLICIES);
});

test('neither a selling plan nor an interaction changes the notice after the host is gone', async () => {
  const plan = await watch(UNTOUCHED);
  stop();
  plan.value = true;
  await touch();
  expect(await notice()).toEqual(AS_RENDERED);
});

test('nothing listens to the selling plan after the host is gone', async () => {
  const log: string[] = [];
  await watch(UNTOUCHED, signal(true, { unwatched: () => log.push('let go') }));
  await notice();
  expect(log).toEqual([]);
  stop();
  expect(log).toEqual(['let go']);
});

test('a host that goes while the code is fetched changes no notice', async () => {
  const plan = await watch(UNTOUCHED);
  plan.value = true;
  stop();
  expect(await notice()).toEqual(AS_RENDERED);
});
