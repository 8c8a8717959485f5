import type { ContactName } from './contacts';

/** What drawn sheets call the shopper's contacts. */
export const contactLabels: Readonly<Record<ContactName, string>> = {
  tokyo: '東京都千代田区',
  kyoto: '京都府和束町',
  osaka: '大阪市北区',
  hokkaido: '札幌市中央区',
  okinawa: '那覇市（配送対象外）',
  mistyped: '郵便番号のまちがい',
  emoji: '名前に絵文字',
  nameless: '名前なし',
  nowhere: 'ない国',
  us: 'ニューヨーク',
  gb: 'ロンドン',
  ca: 'オタワ',
  majuro: 'マジュロ（配送対象外）',
  ae: 'ドバイ',
  hk: '香港',
  taiPo: '香港（大埔）',
  lantau: '香港（区の名でない町）',
  lisbon: 'リスボン（州の欄なし）',
};
