import { expect, test } from 'vitest';
import { allSubmitsDisabled } from '../../src/page/form';
import { readProductForm } from '../../src/press/product-form';

/** An element with no control in it. */
const NOTHING = document.createElement('div');

function form(inside: string, outside = ''): HTMLFormElement {
  document.body.innerHTML = `<form id="f">${inside}</form>${outside}`;
  return document.querySelector('form') as HTMLFormElement;
}

test.each([
  ['a hidden input', '<input type="hidden" name="id" value="42">', 42],
  ['a select', '<select name="id"><option value="41"><option value="42" selected></select>', 42],
  ['nothing', '', null],
  ['an empty value', '<input type="hidden" name="id" value="">', null],
  ['zero', '<input type="hidden" name="id" value="0">', null],
  ['a negative number', '<input type="hidden" name="id" value="-1">', null],
  ['words', '<input type="hidden" name="id" value="12abc">', null],
  ['a disabled input', '<input type="hidden" name="id" value="42" disabled>', null],
])('reads the variant from %s', (_case, html, variantId) => {
  expect(readProductForm(form(html))?.variantId ?? null).toBe(variantId);
});

const ID = '<input type="hidden" name="id" value="1">';

test.each([
  ['none', '', 1],
  ['a number input', '<input type="number" name="quantity" value="6">', 6],
  ['a text input', '<input type="text" name="quantity" value=" 3 ">', 3],
  ['an empty one', '<input type="text" name="quantity" value="">', 1],
  ['spaces', '<input type="text" name="quantity" value=" ">', 1],
  ['a digit as wide as a letter', '<input type="text" name="quantity" value="３">', 3],
  ['several of them', '<input type="text" name="quantity" value="　１２">', 12],
  ['a whole number with a decimal point', '<input type="text" name="quantity" value="2.0">', 2],
  ['a fraction, which is none', '<input type="text" name="quantity" value="2.5">', 0],
  ['a wide fraction, which is none', '<input type="text" name="quantity" value="２．５">', 0],
  ['words, which are none', '<input type="text" name="quantity" value="two">', 0],
  ['a dot, which is none', '<input type="text" name="quantity" value=".">', 0],
  ['a number with a word, which is none', '<input type="text" name="quantity" value="3個">', 0],
  ['a number with a comma, which is none', '<input type="text" name="quantity" value="2,000">', 0],
  ['a number with an exponent, which is none', '<input type="text" name="quantity" value="1e1">', 0],
  ['a number in Japanese, which is none', '<input type="text" name="quantity" value="二">', 0],
  ['a number that the API takes', '<input type="text" name="quantity" value="999999999">', 999_999_999],
  ['a number of too many digits, which is none', '<input type="text" name="quantity" value="3000000000">', 0],
  ['zero, which is none', '<input type="text" name="quantity" value="0">', 0],
  ['less than zero, which is none', '<input type="text" name="quantity" value="-1">', 0],
  ['less than zero with a minus of print, which is none', '<input type="text" name="quantity" value="−1">', 0],
])('reads the quantity from %s', (_case, html, quantity) => {
  expect(readProductForm(form(ID + html))?.quantity).toBe(quantity);
});

test('reading fires no event of the page', () => {
  const heard: string[] = [];
  const read = form(ID);
  for (const type of ['formdata', 'submit', 'invalid', 'change', 'input']) {
    read.addEventListener(type, () => heard.push(type));
  }
  readProductForm(read);
  expect(heard).toEqual([]);
});

test.each([
  ['a button', '<button name="properties[a]" value="x"></button>'],
  ['a submit', '<input type="submit" name="properties[a]" value="x">'],
  ['a file', '<input type="file" name="properties[a]">'],
  ['an output', '<output name="properties[a]">x</output>'],
  ['an option that is off', '<select name="properties[a]"><option disabled selected>x</option></select>'],
  ['a field set', '<fieldset name="properties[a]"></fieldset>'],
  ['a suggestion', '<datalist><input name="properties[a]" value="x"></datalist>'],
])('what the browser would not submit is not read: %s', (_what, html) => {
  expect(readProductForm(form(ID + html))?.properties).toEqual({});
});

test('takes every selected option of a list, and the text of a text area', () => {
  const read = readProductForm(
    form(`${ID}<select name="properties[Tea][]" multiple><option selected>a<option>b<option selected>c</select>
      <textarea name="properties[Words]">d</textarea>`),
  );
  expect(read?.properties).toEqual({ Tea: ['a', 'c'], Words: 'd' });
});

test('takes controls outside the form that name it', () => {
  const read = readProductForm(
    form(ID, '<input name="quantity" value="3" form="f"><input name="properties[Name]" value="Aoi" form="f">'),
  );
  expect(read).toEqual({ variantId: 1, quantity: 3, properties: { Name: 'Aoi' } });
});

test.each([
  ['an input', '<input type="hidden" name="selling_plan" value="7">', '7'],
  [
    'a checked radio',
    '<input type="radio" name="selling_plan" value=""><input type="radio" name="selling_plan" value="8" checked>',
    '8',
  ],
  ['an empty value', '<input type="hidden" name="selling_plan" value="">', undefined],
  ['the text undefined', '<input type="hidden" name="selling_plan" value="undefined">', undefined],
])('reads the selling plan from %s', (_case, html, plan) => {
  expect(readProductForm(form(ID + html))?.sellingPlanId).toBe(plan);
});

test('takes properties that are not empty, and the last enabled one of controls with the same name', () => {
  const read = readProductForm(
    form(`${ID}
      <input name="properties[Engraving]" value="Aoi">
      <input name="properties[Empty]" value="">
      <input type="checkbox" name="properties[Wrap]" value="yes">
      <input type="radio" name="properties[Noshi]" value="a"><input type="radio" name="properties[Noshi]" value="b" checked>
      <input name="properties[Off]" value="x" disabled>
      <input name="properties[Send]" value="on"><input type="hidden" name="properties[Send]" value="if_present" disabled>
      <input type="checkbox" name="properties[Tea][]" value="green" checked><input type="checkbox" name="properties[Tea][]" value="black" checked>
      <input name="note" value="not a property">`),
  );
  expect(read?.properties).toEqual({ Engraving: 'Aoi', Noshi: 'b', Send: 'on', Tea: ['green', 'black'] });
});

test('the name of a property may have brackets', () => {
  const read = readProductForm(
    form(`${ID}<input name="properties[彫刻 [10文字まで]]" value="春">
      <input type="checkbox" name="properties[お茶 [袋]][]" value="煎茶" checked>`),
  );
  expect(read?.properties).toEqual({ '彫刻 [10文字まで]': '春', 'お茶 [袋]': ['煎茶'] });
});

test('reads a form with controls that are named like properties of a form', () => {
  const clobbered = form(
    `${ID}${['action', 'method', 'name', 'submit', 'elements', 'closest'].map((name) => `<input name="${name}" value="x">`).join('')}
     <button type="submit" disabled></button>`,
  );
  expect(readProductForm(clobbered)).toEqual({ variantId: 1, quantity: 1, properties: {} });
  expect(allSubmitsDisabled(clobbered, NOTHING)).toBe(true);
});

test.each([
  ['one that is enabled', '<button>a</button>', false],
  ['one disabled and one enabled', '<button disabled>a</button><input type="submit">', false],
  ['all disabled', '<span><button name="add" disabled>a</button></span><input type="submit" disabled>', true],
  ['one that is aria-disabled', '<button aria-disabled="true">a</button>', true],
  ['one that is aria-disabled="false"', '<button aria-disabled="false">a</button>', false],
  ['buttons of other types only', '<button type="button" disabled>a</button>', null],
  ['none', '', null],
])('submit buttons of a form: %s; all are disabled: %s', (_case, html, off) => {
  expect(allSubmitsDisabled(form(html), NOTHING)).toBe(off);
});
