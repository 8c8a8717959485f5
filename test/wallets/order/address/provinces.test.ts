import { describe, expect, test } from 'vitest';
import { provinceCode } from '../../../../wallets/order/address/provinces';
import tables from '../../../store/shop/delivery/tables/address-tables.json';

const noAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const spellings = (['mx', 'ae', 'hk'] as const).flatMap((table) =>
  Object.entries(tables[table]).flatMap(([code, names]) =>
    [code, ...names].map((name) => [table.toUpperCase(), name, code] as const),
  ),
);

const prefectures = Object.entries(tables.jp).map(([code, [kanji = '', romaji = '']]) => ({ code, kanji, romaji }));

describe('provinces', () => {
  test.each(spellings)('%s: %s is %s', (country, name, code) => {
    expect(provinceCode(country, name)).toBe(code);
    expect(provinceCode(country, ` ${name.toLowerCase()} `)).toBe(code);
    expect(provinceCode(country, noAccents(name).toUpperCase())).toBe(code);
    expect(provinceCode(country, `${country}-${code}`)).toBe(code);
  });

  test('are of their own country', () => {
    expect(provinceCode('US', 'MEX')).toBeNull();
    expect(provinceCode('MX', 'Dubai')).toBeNull();
    expect(provinceCode('HK', 'JP-13')).toBeNull();
  });

  test.each([
    ['MX', 'Texas'],
    ['MX', ''],
    ['MX', 'MX'],
    ['AE', 'AE'],
    ['AE', 'إمارة'],
    ['HK', '999077'],
    ['JP', 'JP-00'],
    ['JP', 'JP-48'],
    ['JP', '0'],
    ['JP', '県'],
    ['JP', 'Ken'],
    ['JP', ''],
  ])('%s: "%s" is no province', (country, name) => expect(provinceCode(country, name)).toBeNull());
});

describe('prefectures', () => {
  test.each(prefectures)('$code is $kanji is $romaji', ({ code, kanji, romaji }) => {
    const plain = noAccents(romaji);
    const short = kanji.replace(/[都府県]$/, '');
    const number = code.slice(3);
    const codes = [code, code.toLowerCase(), number, String(Number(number))];
    const latin = [romaji, plain, plain.toUpperCase(), `${plain}-ken`, `${plain} Prefecture`];
    const long = romaji.replaceAll('ō', 'ou').replaceAll('Ō', 'Oo');
    for (const name of [...codes, kanji, short, `${short}県`, ...latin, long])
      expect([name, provinceCode('JP', name)]).toEqual([name, code]);
  });

  test.each([
    ['Tokyo-to', 'JP-13'],
    ['Tōkyō To', 'JP-13'],
    ['Kyoto-fu', 'JP-26'],
    ['京都', 'JP-26'],
    ['Osaka Fu', 'JP-27'],
    ['ＪＰ－１３', 'JP-13'],
  ])('%s is %s', (name, code) => expect(provinceCode('JP', name)).toBe(code));
});
