import { expect, test } from 'vitest';
import { allSubmitsDisabled } from '../../src/page/form-controls';
import { readProductForm } from '../../src/page/product-form';

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
  ['words', '<input type="text" name="quantity" value="two">', 1],
  ['zero', '<input type="text" name="quantity" value="0">', 1],
])('reads the quantity from %s', (_case, html, quantity) => {
  expect(readProductForm(form(ID + html))?.quantity).toBe(quantity);
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

test('takes properties that are filled in, and the last of a pair', () => {
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

test('is not confused by controls named like properties of a form', () => {
  const clobbered = form(
    `${ID}${['action', 'method', 'name', 'submit', 'elements', 'closest'].map((name) => `<input name="${name}" value="x">`).join('')}
     <button type="submit" disabled></button>`,
  );
  expect(readProductForm(clobbered)).toEqual({ variantId: 1, quantity: 1, properties: {} });
  expect(allSubmitsDisabled(clobbered)).toBe(true);
});

test.each([
  ['one that is enabled', '<button>a</button>', false],
  ['one disabled and one enabled', '<button disabled>a</button><input type="submit">', false],
  ['all disabled', '<span><button name="add" disabled>a</button></span><input type="submit" disabled>', true],
  ['one that is aria-disabled', '<button aria-disabled="true">a</button>', true],
  ['one that is aria-disabled="false"', '<button aria-disabled="false">a</button>', false],
  ['buttons of other types only', '<button type="button" disabled>a</button>', null],
  ['none', '', null],
])('with submits: %s, all are off: %s', (_case, html, off) => {
  expect(allSubmitsDisabled(form(html))).toBe(off);
});
