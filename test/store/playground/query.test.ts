import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from './query';
import { ALIGNMENTS, DEFAULTS, LIMITS, PAYPALS, PLACES, SHADOWS, type Playground, type Shadow } from './state';
import { walletNames, type WalletName } from './wallet-choices';

const within = ([least, most]: readonly [number, number]) => fc.integer({ min: least, max: most });
const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const anyState: fc.Arbitrary<Playground> = fc.record({
  place: fc.constantFrom(...PLACES),
  recommended: orNull(fc.constantFrom(...walletNames.filter((name) => name !== 'buy_it_now'))),
  fallback: fc.constantFrom(...walletNames),
  missing: fc.boolean(),
  link: fc.boolean(),
  appleScript: fc.boolean(),
  wallets: fc.uniqueArray(fc.constantFrom<WalletName>(...walletNames)),
  paypal: fc.constantFrom(...PAYPALS),
  height: orNull(within(LIMITS.height)),
  radius: orNull(within(LIMITS.radius)),
  gap: orNull(within(LIMITS.gap)),
  shadow: fc.constantFrom(...(Object.keys(SHADOWS) as Shadow[])),
  align: fc.constantFrom(...ALIGNMENTS),
  background: fc.oneof(fc.constantFrom('light', 'dark'), colour),
  buy: orNull(colour),
  text: orNull(colour),
  width: within(LIMITS.width),
});

test('whatever is chosen, its address leads back to it', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = writeQuery(state);
      expect(readQuery(new URLSearchParams(query))).toEqual({ state, problems: [] });
      // Nothing that has to be escaped, so that people can read it.
      expect(query).toMatch(/^[\w=&,-]*$/);
    }),
    { seed: 57 },
  );
});

test('an address has only what differs from the defaults', () => {
  expect(writeQuery(DEFAULTS)).toBe('');
  expect(writeQuery({ ...DEFAULTS, recommended: null, height: 50, background: '#112233', wallets: [] })).toBe(
    'recommended=none&wallets=&height=50&background=112233',
  );
});

test.each([
  ['place=shelf', 'place=shelf can’t be used: it has to be one of product, cart, stacked.'],
  ['recommended=buy_it_now', 'it has to be none or one of shop_pay, paypal,'],
  ['fallback=', 'fallback= can’t be used: it has to be one of buy_it_now, shop_pay,'],
  ['missing=yes', 'it has to be on or off.'],
  ['wallets=shop_pay,nix', 'it has to be wallets, each once, with commas between them: buy_it_now,'],
  ['wallets=shop_pay,shop_pay', 'it has to be wallets, each once'],
  ['paypal=6', 'paypal=6 can’t be used: it has to be one of v5, v6, v6-button.'],
  ['height=24', 'it has to be a whole number from 25 to 55. The default is shown.'],
  ['height=56', 'it has to be a whole number from 25 to 55.'],
  ['height=44.5', 'it has to be a whole number from 25 to 55.'],
  ['shadow=toString', 'it has to be one of none, soft, lifted, hard.'],
  ['background=red', 'it has to be light, dark or a colour as six hexadecimal digits, such as 1d5fa8.'],
  ['buy=%231d5fa8', 'it has to be a colour as six hexadecimal digits, such as 1d5fa8.'],
  ['constructor=1', 'There is no constructor. There are place, recommended,'],
])('an address with %s shows the default, and a sentence says what the value has to be', (query, sentence) => {
  const { state, problems } = readQuery(new URLSearchParams(`${query}&radius=7`));
  expect(state).toEqual({ ...DEFAULTS, radius: 7 });
  expect(problems).toEqual([expect.stringContaining(sentence)]);
});
