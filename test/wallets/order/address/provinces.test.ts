import { describe, expect, test } from 'vitest';
import { provinceCode } from '../../../../wallets/order/rare-order/province-code';
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

/** The 18 districts of Hong Kong, by their region: English, Chinese. */
const DISTRICTS: Record<string, [english: string, chinese: string][]> = {
  HK: [
    ['Central and Western', '中西區'],
    ['Eastern', '東區'],
    ['Southern', '南區'],
    ['Wan Chai', '灣仔區'],
  ],
  KL: [
    ['Kowloon City', '九龍城區'],
    ['Kwun Tong', '觀塘區'],
    ['Sham Shui Po', '深水埗區'],
    ['Wong Tai Sin', '黃大仙區'],
    ['Yau Tsim Mong', '油尖旺區'],
  ],
  NT: [
    ['Islands', '離島區'],
    ['Kwai Tsing', '葵青區'],
    ['North', '北區'],
    ['Sai Kung', '西貢區'],
    ['Sha Tin', '沙田區'],
    ['Tai Po', '大埔區'],
    ['Tsuen Wan', '荃灣區'],
    ['Tuen Mun', '屯門區'],
    ['Yuen Long', '元朗區'],
  ],
};
const districts = Object.entries(DISTRICTS).flatMap(([code, names]) => names.map((both) => [...both, code] as const));

test('Hong Kong has 18 districts', () => expect(districts).toHaveLength(18));

test.each(districts)('the district %s, %s, is in %s', (english, chinese, code) => {
  const joined = english.replaceAll(' ', '');
  const written = [english, `${english} District`, joined, joined.toLowerCase(), english.replace(' and', ' &')];
  for (const name of [...written, chinese, chinese.slice(0, -1)])
    expect([name, provinceCode('HK', name)]).toEqual([name, code]);
});

test.each([
  ['湾仔区', 'HK'],
  ['东区', 'HK'],
  ['九龙', 'KL'],
  ['观塘区', 'KL'],
  ['离岛区', 'NT'],
  ['荃湾区', 'NT'],
])('in simplified characters: %s is in %s', (name, code) => expect(provinceCode('HK', name)).toBe(code));

test.each(['District', '區', 'Lantau', '大嶼山'])('%s is no district of Hong Kong', (name) =>
  expect(provinceCode('HK', name)).toBeNull(),
);

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
    ['Gumma', 'JP-10'],
    ['GUMMA-KEN', 'JP-10'],
    ['Ohita', 'JP-44'],
    ['Ohita Pref.', 'JP-44'],
    ['Ohsaka-fu', 'JP-27'],
    ['Oosaka-hu', 'JP-27'],
    ['Kohchi', 'JP-39'],
    ['Hyohgo', 'JP-28'],
    ['Tiba', 'JP-12'],
    ['Sizuoka', 'JP-22'],
    ['Hukusima-ken', 'JP-07'],
    ['Ibaragi', 'JP-08'],
    ['Aiti', 'JP-23'],
    ['Totigi', 'JP-09'],
    ['Gihu', 'JP-21'],
    ['Tokyo Metropolis', 'JP-13'],
    ['Tokyo Metropolitan', 'JP-13'],
    ['神奈川縣', 'JP-14'],
  ])('in an older spelling: %s is %s', (name, code) => expect(provinceCode('JP', name)).toBe(code));

  test.each([
    ['Tokyo-to', 'JP-13'],
    ['Tōkyō To', 'JP-13'],
    ['Kyoto-fu', 'JP-26'],
    ['京都', 'JP-26'],
    ['Osaka Fu', 'JP-27'],
    ['ＪＰ－１３', 'JP-13'],
  ])('%s is %s', (name, code) => expect(provinceCode('JP', name)).toBe(code));
});
