import { normalizeText } from './normalize-text';

/** In the order of ISO 3166-2, JP-01 to JP-47. The ending (県, 府, 都) is left out; 道 belongs to the name. */
const KANJI =
  '北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄'.split(
    ' ',
  );

const ROMAJI =
  'HOKKAIDO AOMORI IWATE MIYAGI AKITA YAMAGATA FUKUSHIMA IBARAKI TOCHIGI GUNMA SAITAMA CHIBA TOKYO KANAGAWA NIIGATA TOYAMA ISHIKAWA FUKUI YAMANASHI NAGANO GIFU SHIZUOKA AICHI MIE SHIGA KYOTO OSAKA HYOGO NARA WAKAYAMA TOTTORI SHIMANE OKAYAMA HIROSHIMA YAMAGUCHI TOKUSHIMA KAGAWA EHIME KOCHI FUKUOKA SAGA NAGASAKI KUMAMOTO OITA MIYAZAKI KAGOSHIMA OKINAWA'.split(
    ' ',
  );

const ENDING = /(?:[都府県]|TO|FU|KEN|PREFECTURE)$/;

/** Long vowels are written in three ways: Ōsaka, Oosaka, Osaka. */
const shorten = (name: string): string => name.replace(/O[OU]/g, 'O');

/**
 * Code of a prefecture (`JP-13`) from a code, a number, or its name in kanji or romaji with or without 県, 府 or 都; null for
 * anything else.
 */
export function prefectureCode(text: string): string | null {
  const normalized = normalizeText(text);
  const number = Number(/^(?:JP)?(\d{1,2})$/.exec(normalized)?.[1] ?? 0);
  const name = shorten(normalized);
  // The whole name first: 京都 and Kyoto end like a prefecture without being cut.
  for (const candidate of [name, name.replace(ENDING, '')]) {
    const index = number > 0 ? number - 1 : Math.max(KANJI.indexOf(candidate), ROMAJI.indexOf(candidate));
    if (index in KANJI) return `JP-${String(index + 1).padStart(2, '0')}`;
  }
  return null;
}
