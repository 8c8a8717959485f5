import type { Contact } from '../rules/apple-pay-types';
import type { ContactName } from '../shopper/contacts';
import type { Simulator } from '../simulator';

export type ContactChoice = ContactName | 'custom';

const LABELS: Record<ContactChoice, string> = {
  custom: '編集した連絡先',
  tokyo: '東京都千代田区',
  kyoto: '京都府和束町',
  osaka: '大阪市北区',
  hokkaido: '札幌市中央区',
  okinawa: '那覇市（配送対象外）',
  mistyped: '郵便番号のまちがい',
  emoji: '名前に絵文字',
  nameless: '名前なし',
  us: 'ニューヨーク',
  gb: 'ロンドン',
  ca: 'オタワ',
  majuro: 'マジュロ（配送対象外）',
  ae: 'ドバイ',
  hk: '香港',
};

/** The shopper's contacts as options of a select, and which of them this one is. */
export function contactChoices({ contacts }: Pick<Simulator, 'contacts'>, contact: Contact) {
  const text = JSON.stringify(contact);
  const names = Object.keys(contacts) as ContactName[];
  const current: ContactChoice = names.find((name) => JSON.stringify(contacts[name]) === text) ?? 'custom';
  const options = [...(current === 'custom' ? [current] : []), ...names].map((name) => (
    <option key={name} value={name}>
      {LABELS[name]}
    </option>
  ));
  return { current, options };
}
