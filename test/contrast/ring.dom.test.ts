import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { ensureRing } from '../../src/contrast/ring';

afterEach(() => document.body.replaceChildren());

const NONE = 'outline: none';
const CLEAR = 'background-color: rgba(0, 0, 0, 0)';

/** A focused button on a ground; the DOM of these tests has no defaults of a browser. */
function put(button: string, ground = 'background-color: rgb(255, 255, 255)'): HTMLButtonElement {
  document.body.innerHTML = `<section style="color: rgb(0, 0, 0); ${ground}"><button style="color: rgb(0, 0, 0); ${button}">Buy</button></section>`;
  return document.querySelector('button')!;
}

/** Whether our ring was drawn around a button. */
const isDrawn = (button: HTMLButtonElement) => button.style.getPropertyPriority('box-shadow') === 'important';

const outline = (colour: string, { width = '2px', offset = '2px' } = {}) =>
  `outline-style: solid; outline-width: ${width}; outline-color: ${colour}; outline-offset: ${offset}`;

describe('the theme’s own ring stays where it is seen:', () => {
  test.each([
    ['a dark outline on white', outline('rgb(0, 0, 80)')],
    ['an outline with just enough contrast', outline('rgb(148, 148, 148)')],
    [
      'an outline that touches a button of another colour',
      `background-color: rgb(255, 255, 255); ${outline('rgb(0, 0, 0)', { offset: '0px' })}`,
    ],
    ['a shadow around all sides', `${NONE}; box-shadow: rgb(0, 0, 0) 0px 0px 0px 3px`],
    ['the second of two shadows', `${NONE}; box-shadow: rgb(0, 0, 0) 0px 4px 4px 0px, rgb(0, 0, 0) 0px 0px 0px 3px`],
  ])('%s', (_name, style) => {
    const button = put(style);
    ensureRing(button);
    expect(isDrawn(button)).toBe(false);
  });

  test('a white outline on a dark ground that a transparent layer lies on', () => {
    const button = put(
      `${CLEAR}; ${outline('rgb(255, 255, 255)')}`,
      'background-color: rgb(10, 10, 10); color: rgb(255, 255, 255)',
    );
    ensureRing(button);
    expect(isDrawn(button)).toBe(false);
  });
});

describe('ours is drawn where there is none that is seen:', () => {
  test.each([
    ['no outline at all', NONE],
    ['an outline without enough contrast', outline('rgb(150, 150, 150)')],
    ['an outline that is too thin', outline('rgb(0, 0, 0)', { width: '0.5px' })],
    ['an outline that shines through', outline('rgba(0, 0, 0, 0.2)')],
    ['a colour that can’t be read', outline('unreadable')],
    [
      'an outline that touches a button of its own colour',
      `background-color: rgb(0, 0, 0); ${outline('rgb(0, 0, 0)', { offset: '0px' })}`,
    ],
    ['a shadow below only', `${NONE}; box-shadow: rgb(0, 0, 0) 0px 4px 4px 3px`],
    ['a shadow as thin as a hair', `${NONE}; box-shadow: rgb(0, 0, 0) 0px 0px 0px 1px`],
  ])('%s', (_name, style) => {
    const button = put(style);
    ensureRing(button);
    expect(isDrawn(button)).toBe(true);
  });

  test('a black outline where light text tells of a dark layer', () => {
    const button = put(`${CLEAR}; ${outline('rgb(0, 0, 0)')}`);
    button.parentElement!.style.color = 'rgb(255, 255, 255)';
    ensureRing(button);
    expect(isDrawn(button)).toBe(true);
  });
});

test('our ring goes with the focus', () => {
  const button = put(NONE);
  ensureRing(button);
  expect(isDrawn(button)).toBe(true);
  button.dispatchEvent(new Event('blur'));
  expect(isDrawn(button)).toBe(false);
  expect(button.style.outlineOffset).toBe('');
});

test('colours that are written as rgb() are read without a change of the page', () => {
  const changes = new MutationObserver(() => {});
  changes.observe(document.head, { attributes: true });
  onTestFinished(() => changes.disconnect());
  ensureRing(put(`${CLEAR}; ${outline('rgb(0, 0, 0)')}`));
  expect(changes.takeRecords()).toEqual([]);
});

test('a focus ring is drawn in browsers without Array.prototype.toSorted, too', () => {
  const { toSorted } = Array.prototype;
  onTestFinished(() => void Reflect.set(Array.prototype, 'toSorted', toSorted));
  Reflect.set(Array.prototype, 'toSorted', undefined);
  const button = put(NONE);
  ensureRing(button);
  expect(isDrawn(button)).toBe(true);
});

test('a button that has left the page meanwhile is left alone', () => {
  const button = put(NONE);
  button.remove();
  ensureRing(button);
  expect(isDrawn(button)).toBe(false);
});
