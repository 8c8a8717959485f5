import { expect, test } from 'vitest';
import { wallets } from '../../src/core/wallets';
import { controls } from './controls';
import { buttonSheet, cartFileOf, cartSheet, fileOf, indexHtml } from './sheets';
import { HEIGHTS } from './take-cell';
import { STATES, THEMES, type Looks } from './visit';

test('there is a line for each wallet of the table, and for the link', () => {
  expect(controls.map(({ label }) => label)).toEqual(Object.values(wallets).map(({ label }) => label));
  expect(controls.find(({ label }) => label === 'Buy It Now')?.recommended).toBe('');
  expect(controls.find(({ selector }) => selector.endsWith(' a'))?.recommended).toBe('shop_pay');
});

/** Pictures that say what they are of. */
const looksOf = (name: string): Looks => {
  const cells = (state: string) =>
    Object.fromEntries(HEIGHTS.map((height) => [height, Buffer.from(`${name} ${state} ${height}`)]));
  return Object.fromEntries(STATES.map((state) => [state, cells(state)])) as Looks;
};

test('a sheet has a picture of each button in each state at its height, under the state’s name', () => {
  const { content, title } = buttonSheet('a', 44, '1.2.3', [
    ['One', looksOf('One')],
    ['Two & three', looksOf('Two')],
  ]);
  expect(title).toBe('Theme a, buttons of 44 px');
  const cells = [...content.matchAll(/<b>(.*?)<\/b>|base64,(.*?)"/g)].map(([, text, data]) =>
    data === undefined ? text : Buffer.from(data, 'base64').toString(),
  );
  expect(cells).toEqual([
    '',
    ...STATES,
    'One',
    ...STATES.map((state) => `One ${state} 44`),
    'Two &amp; three',
    ...STATES.map((state) => `Two ${state} 44`),
  ]);
});

test('a sheet of carts has a line for each cart', () => {
  const { content } = cartSheet('b', '1.2.3', [[Buffer.from('25')], [Buffer.from('44')]]);
  expect(content.match(/<img/g)).toHaveLength(2);
  expect(content).toContain('<b>55 px</b>');
});

test('the index shows every sheet', () => {
  const html = indexHtml('1.2.3', THEMES);
  for (const theme of THEMES)
    for (const file of [...HEIGHTS.map((height) => fileOf(theme, height)), cartFileOf(theme)])
      expect(html).toContain(`<img src="${file}"`);
});
