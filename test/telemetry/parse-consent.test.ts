import { expect, test } from 'vitest';
import { parseConsent } from '../../src/telemetry/parse-consent';

const v2 = (rest: object) => JSON.stringify({ v: '2.1', region: 'JP13', reg: '', ...rest });
const CMP = (a: string, m: string, p: string, s: string) => ({ con: { CMP: { a, m, p, s } } });
const NONE = CMP('', '', '', '');
const PURPOSES = { a: true, m: true, p: true, t: true };
const ID = 'ABEiM0RVZneImaq7zN3u*w';

/** Analytics, marketing, preferences, sale of data, as yes and no. */
const told = (text: string) => {
  const consent = parseConsent(text);
  if (!consent) return null;
  const { analytics, marketing, preferences, sale_of_data } = consent;
  return [analytics, marketing, preferences, sale_of_data].map((is) => (is ? 'yes' : 'no')).join(' ');
};

test.each<[what: string, text: string, expected: string]>([
  ['2.1: nothing chosen, all allowed', v2({ ...NONE, purposes: PURPOSES }), 'yes yes yes yes'],
  ['2.1: accepted', v2({ ...CMP('1', '1', '1', ''), purposes: PURPOSES }), 'yes yes yes yes'],
  [
    '2.1: declined',
    v2({ ...CMP('0', '0', '0', '0'), purposes: { a: false, m: false, p: false, t: false } }),
    'no no no no',
  ],
  [
    '2.1: a banner that nobody has answered',
    v2({ ...NONE, purposes: { a: false, m: false, p: false, t: true }, display_banner: true }),
    'no no no yes',
  ],
  [
    '2.1: Global Privacy Control',
    v2({ ...CMP('', '', '', '0'), purposes: { ...PURPOSES, t: false }, sale_of_data_region: true }),
    'yes yes yes no',
  ],
  ['2.1: declined, without purposes: nobody is followed who said no', v2(CMP('0', '0', '0', '')), 'no no no yes'],
  ['2.1: nothing chosen, without purposes', v2(NONE), 'yes yes yes yes'],
  ['2.1: a purpose that is no boolean', v2({ ...NONE, purposes: { ...PURPOSES, a: 'no' } }), 'yes yes yes yes'],
  ['2.1: without anything', v2({}), 'yes yes yes yes'],
  ['3: nothing chosen', `3.AMPS_JP13_f_f_${ID}`, 'yes yes yes yes'],
  ['3: nothing chosen where data may be sold', `3.AMPS_USCA_f_t_${ID}`, 'yes yes yes yes'],
  ['3: a banner that nobody has answered', `3.ampS_ESCT_t_f_${ID}`, 'no no no yes'],
  ['3: accepted', `3AMPS._USCA_f_f_${ID}`, 'yes yes yes yes'],
  ['3: declined', `3amps._FRIDF_f_f_${ID}`, 'no no no no'],
  ['3: some of it', `3Am.APS_FRIDF_f_f_${ID}`, 'yes no yes yes'],
  ['3: short', '3.AMPS', 'yes yes yes yes'],
  ['3: with data of its own, underscores included', `3.amps_JP13_f_f_${ID}_{"a_b":1}`, 'no no no no'],
])('%s', (_what, text, expected) => {
  expect(told(text)).toBe(expected);
});

test.each(['', '{', '{}', '{"v":"2.0","lim":[]}', '{"v":2.1}', 'null', '4.AMPS_JP13', '3', '3.XYZ_JP13', 'AMPS'])(
  '%j counts as no consent value',
  (text) => {
    expect(parseConsent(text)).toBeNull();
  },
);

test('a missing value counts as no consent value', () => {
  expect([parseConsent(null), parseConsent(undefined)]).toEqual([null, null]);
});
