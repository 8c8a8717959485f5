/** In the order of ISO 3166-2, JP-01 to JP-47. The ending (県, 府, 都) is left out; 道 belongs to the name. */
export const KANJI: readonly string[] =
  '北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄'.split(
    ' ',
  );

/** Code of the prefecture at a place in the list. */
export const codeAt = (index: number): string => `JP-${String(index + 1).padStart(2, '0')}`;

/**
 * Code of a prefecture as on an envelope (東京都 → `JP-13`), so that most Japanese shoppers need no table of spellings; a code stays as it
 * is; else empty.
 */
export function prefectureInKanji(text: string): string {
  if (/^JP-[0-4]\d$/.test(text)) return text;
  const index = KANJI.indexOf(text === '北海道' ? text : text.replace(/[都府県]$/, ''));
  return index < 0 ? '' : codeAt(index);
}
