import { codeAt, KANJI } from '../address/prefecture-in-kanji';

/** Text for comparison: upper case, without accents, letters and digits only. "Edo. Méx." becomes "EDOMEX". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

const ROMAJI: readonly string[] =
  'HOKKAIDO AOMORI IWATE MIYAGI AKITA YAMAGATA FUKUSHIMA IBARAKI TOCHIGI GUNMA SAITAMA CHIBA TOKYO KANAGAWA NIIGATA TOYAMA ISHIKAWA FUKUI YAMANASHI NAGANO GIFU SHIZUOKA AICHI MIE SHIGA KYOTO OSAKA HYOGO NARA WAKAYAMA TOTTORI SHIMANE OKAYAMA HIROSHIMA YAMAGUCHI TOKUSHIMA KAGAWA EHIME KOCHI FUKUOKA SAGA NAGASAKI KUMAMOTO OITA MIYAZAKI KAGOSHIMA OKINAWA'
    .split(' ')
    .map(alike);

const ENDING = /(?:[都府県縣]|TO|HU|KEN|PREF(?:ECTURE)?|METROPOLIS|METROPOLITAN)$/;

/** Older and newer spellings → the same text: Ōsaka, Oosaka, Ohsaka; Gunma, Gumma; Fukushima, Hukusima. */
function alike(name: string): string {
  return name
    .replace(/O[HOU]/g, 'O')
    .replace(/M(?=[BMP])/g, 'N')
    .replace(/SHI/g, 'SI')
    .replace(/CHI/g, 'TI')
    .replace(/TSU/g, 'TU')
    .replace(/JI/g, 'ZI')
    .replace(/FU/g, 'HU')
    .replace('BARAGI', 'BARAKI');
}

/**
 * Code of a prefecture (`JP-13`) from a code, a number, or its name in kanji or romaji with or without 県, 府 or 都; null for
 * anything else.
 */
export function prefectureCode(text: string): string | null {
  const normalized = normalizeText(text);
  const number = Number(/^(?:JP)?(\d{1,2})$/.exec(normalized)?.[1] ?? 0);
  const name = alike(normalized);
  // The whole name first: 京都 and Kyoto end like a prefecture without being cut.
  for (const candidate of [name, name.replace(ENDING, '')]) {
    const index = number > 0 ? number - 1 : Math.max(KANJI.indexOf(candidate), ROMAJI.indexOf(candidate));
    if (index in KANJI) return codeAt(index);
  }
  return null;
}
