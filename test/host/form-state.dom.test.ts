import { describe, expect, test } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { ID } from '../e2e/fixtures/product-form';
import { choose, find, frames, host, isOff, put, soon } from './page';

/** 43001 is a book, which is not sent; 41001 is a box, which is. */
const ANY = ID.replace('41001', '');

const wallet = () => find('shopify-buy-it-now-button');
const needsShipping = () => [host(), wallet()].map((element) => element.getAttribute('requires-shipping'));

describe('the variant decides whether the button is enabled and whether the order needs shipping', () => {
  test('when the variant changes with an event, or by a reset of the form', async () => {
    put(`<form>${ANY}${hostHtml({})}</form>`);
    await soon(isOff).toBe(true);
    choose('[name="id"]', '43001');
    await soon(isOff).toBe(false);
    await soon(needsShipping).toEqual([null, null]);
    choose('[name="id"]', '41001');
    await soon(needsShipping).toEqual(['', '']);
    choose('[name="id"]', 'new');
    await soon(isOff).toBe(true);
    choose('[name="id"]', '41001');
    await soon(isOff).toBe(false);
    find<HTMLInputElement>('[name="id"]').value = '';
    find('form').dispatchEvent(new Event('reset', { bubbles: true }));
    await soon(isOff).toBe(true);
  });

  test('when the theme replaces the field, also by a disabled one', async () => {
    put(`<form>${ID}${hostHtml({})}</form>`);
    await soon(isOff).toBe(false);
    for (const [html, off] of [
      [ID.replace('>', ' disabled>'), true],
      [ID, false],
      ['', true],
    ] as const) {
      find('[name="id"]').remove();
      find('form').insertAdjacentHTML('afterbegin', html);
      await soon(isOff).toBe(off);
    }
  });

  test('when a script changes the field without an event, after a click or without one', async () => {
    put(`<p>データ</p><form>${ID}${hostHtml({})}</form>`);
    await soon(() => needsShipping()).toEqual(['', '']);
    find<HTMLInputElement>('[name="id"]').value = '43001';
    find('p').click();
    await soon(needsShipping).toEqual([null, null]);
    find<HTMLInputElement>('[name="id"]').setAttribute('value', '41001');
    await soon(needsShipping).toEqual(['', '']);
  });

  test('by the last of several controls with the same name, as in the store', async () => {
    put(`<form>${ID.replace('41001', '43001')}${ID}<input type="hidden" name="selling_plan" value="">
      <input type="radio" name="selling_plan" value="9001" checked>${hostHtml({})}</form>`);
    await soon(() => host().getAttribute('has-selling-plan')).toBe('');
    expect(needsShipping()).toEqual(['', '']);
  });
});

test('the button is disabled only while every submit button of the form is, wherever it stands', async () => {
  const outside = '<button form="f" id="outside">c</button>';
  put(
    `<form id="f">${ID}<span><button name="add">a</button></span><input type="submit" value="b">${hostHtml({})}</form><p id="buy">${outside}</p>`,
  );
  await soon(isOff).toBe(false);
  find('[name="add"]').setAttribute('disabled', '');
  find('[type="submit"][value]').setAttribute('aria-disabled', 'true');
  await frames();
  expect(isOff()).toBe(false);
  find('#outside').setAttribute('disabled', '');
  await soon(isOff).toBe(true);
  expect(find('shopify-buy-it-now-button > button').getAttribute('aria-disabled')).toBe('true');
  find('#buy').innerHTML = outside;
  await soon(isOff).toBe(false);
  find('#outside').setAttribute('disabled', '');
  await soon(isOff).toBe(true);
  for (const submit of document.querySelectorAll('[name="add"], [type="submit"][value], #outside')) submit.remove();
  await frames();
  expect(isOff()).toBe(true);
});

describe('disabled in the server’s markup', () => {
  const open = async () => {
    put(formHtml(`<button name="add" disabled>a</button>${hostHtml({ disabled: '' })}`));
    await soon(isOff).toBe(true);
  };
  const add = (off: boolean) => find('[name="add"]').toggleAttribute('disabled', off);

  test('is only the first variant’s state, which the form overrules, also when a morph brings it again', async () => {
    await open();
    for (const off of [false, true, false]) {
      add(off);
      await soon(isOff).toBe(off);
    }
    for (const childrenFirst of [true, false]) {
      const skeleton = document.createElement('div');
      if (childrenFirst) host().replaceChildren(skeleton);
      host().setAttribute('disabled', '');
      if (!childrenFirst) host().replaceChildren(skeleton);
      await frames();
      await soon(isOff).toBe(false);
    }
  });

  test('stays when a script sets it, whatever the form does', async () => {
    await open();
    add(false);
    await soon(isOff).toBe(false);
    host().setAttribute('disabled', '');
    await soon(isOff).toBe(true);
    for (const off of [true, false]) {
      add(off);
      await frames();
    }
    const form = find('form');
    form.remove();
    await frames();
    document.body.append(form);
    host().prepend(document.createElement('b'));
    await frames();
    await soon(isOff).toBe(true);
    expect(host().hasAttribute('disabled')).toBe(true);
    host().removeAttribute('disabled');
    await soon(isOff).toBe(false);
  });
});

describe('a button that the page has disabled for reasons of its own', () => {
  const button = () => find<HTMLButtonElement>('shopify-buy-it-now-button > button');
  const page = (variant = ID) => `<form>${variant}<button type="submit">カートに入れる</button>${hostHtml({})}</form>`;
  const add = () => find<HTMLButtonElement>('form > button');

  test('stays disabled when the shopper chooses another variant, until the page enables it', async () => {
    put(page());
    await soon(isOff).toBe(false);
    button().disabled = true;
    // As a theme does while it fetches the variant.
    for (const disabled of [true, false, true, false]) {
      add().disabled = disabled;
      await soon(() => button().hasAttribute('aria-disabled')).toBe(disabled);
      expect(isOff()).toBe(true);
    }
    button().disabled = false;
    for (const disabled of [true, false]) {
      add().disabled = disabled;
      await soon(isOff).toBe(disabled);
    }
  });
});
