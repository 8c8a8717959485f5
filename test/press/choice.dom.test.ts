import { describe, expect, test } from 'vitest';
import { frames, withoutCompat } from '../host/page';
import { hostHtml } from '../e2e/fixtures/bare-page';
import { ID } from '../e2e/fixtures/product-form';
import {
  button,
  checkoutFlags,
  dialogText,
  find,
  isBusy,
  lines,
  onPressPage,
  open,
  operations,
  soon,
} from './press-page';

onPressPage();

const form = (variant: string, host = withoutCompat(hostHtml({}))) =>
  `<form>${ID.replace('41001', variant)}<input name="quantity" value="2">${host}</form>`;
const CHOSEN = [expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/43001' })];

/** A theme announces a variant change with a promise. @returns lets it come */
function announce(change: () => void): () => void {
  let arrive!: () => void;
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  find('section').dispatchEvent(Object.assign(new Event('shopify:product:select', { bubbles: true }), { promise }));
  return () => {
    change();
    arrive();
  };
}

/** Opens the page, lets its theme announce a change, and presses. @returns lets the change come */
async function pressMeanwhile(change: () => void): Promise<() => void> {
  await open(`<section>${form('41001')}</section>`);
  // The first interaction fetches what watches choices.
  dispatchEvent(new Event('pointermove'));
  await new Promise((passed) => setTimeout(passed, 50));
  const arrive = announce(change);
  button().click();
  await soon(isBusy).toBe(true);
  return arrive;
}

const id = () => find<HTMLInputElement>('[name="id"]');

describe('a press during an announced variant change', () => {
  test('waits for it and buys the new variant; a second one meanwhile is ignored', async () => {
    const arrive = await pressMeanwhile(() => (id().value = '43001'));
    button().click();
    await frames();
    expect(operations()).toEqual([]);
    arrive();
    await checkoutFlags();
    expect(lines()).toEqual(CHOSEN);
  });

  test('goes on where the section is rendered anew with the chosen variant', async () => {
    const arrive = await pressMeanwhile(() => (find('section').innerHTML = form('43001')));
    arrive();
    await checkoutFlags();
    expect(lines()).toEqual(CHOSEN);
  });

  test('ends where another product takes the place of the pressed one', async () => {
    const other = withoutCompat(hostHtml({ 'variant-params': '[{"id":42001,"requiresShipping":true}]' }));
    const arrive = await pressMeanwhile(() => (find('section').innerHTML = form('42001', other)));
    arrive();
    await soon(() => [button().disabled, isBusy()]).toEqual([false, false]);
    expect([operations(), dialogText()]).toEqual([[], '']);
  });

  test('that ends in a sold-out variant shows a dialog', async () => {
    const arrive = await pressMeanwhile(() => (id().value = ''));
    arrive();
    await soon(dialogText).toContain('在庫切れ');
    expect(operations()).toEqual([]);
  });
});

test('a choice that is taken back while checkout loads makes no second cart', async () => {
  await open(`<section>${form('41001')}</section>`);
  button().click();
  await checkoutFlags();
  await soon(isBusy).toBe(false);
  const arrive = announce(() => (id().value = '41001'));
  button().click();
  await soon(isBusy).toBe(true);
  arrive();
  await checkoutFlags(2);
  expect(operations()).toEqual(['cartCreate']);
});

describe('karui:press', () => {
  test('can be prevented: no request is sent, and the next press works', async () => {
    await open(form('41001'));
    document.addEventListener('karui:press', (event) => event.preventDefault(), { once: true });
    button().click();
    await frames();
    expect([operations(), button().disabled]).toEqual([[], false]);
    button().click();
    await checkoutFlags();
    expect(operations()).toEqual(['cartCreate']);
  });

  test('is not dispatched for a disabled button, not even when a script clicks its element', async () => {
    await open(form('41001'));
    let heard = 0;
    const note = () => (heard += 1);
    document.addEventListener('karui:press', note);
    find('form').insertAdjacentHTML('beforeend', '<button disabled>a</button>');
    find('shopify-buy-it-now-button').click();
    await frames();
    document.removeEventListener('karui:press', note);
    expect(heard).toBe(0);
  });
});
