/** What can be wrong with a field. */
export type Problem = 'missing' | 'invalid' | 'emojis' | 'html_tags' | 'url' | 'too_long';

const FIELDS = {
  address1: '住所',
  address2: '建物名、部屋番号など',
  city: '市区町村',
  country: '国/地域',
  email: 'メールアドレス',
  emirate: '首長国',
  first_name: '名',
  last_name: '姓',
  phone: '電話番号',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  shipping_option: '配送方法',
  zone: '都道府県/州',
} as const;

type Field = keyof typeof FIELDS;

/** Fields that are chosen from a list rather than written. */
const CHOSEN: ReadonlySet<string> = new Set<Field>(['country', 'emirate', 'prefecture', 'shipping_option', 'zone']);

const SENTENCES = {
  emojis: '{field}に絵文字は使用できません',
  html_tags: '{field}にHTMLタグは使用できません',
  invalid: '有効な{field}を入力してください',
  missing: '{field}を入力してください',
  too_long: '{field}が長すぎます',
  url: '{field}にURLは使用できません',
} as const satisfies Record<Problem, string>;

/** Interval → every one of them, and the counter after a number. */
const INTERVALS = {
  day: ['毎日', '日'],
  month: ['毎月', 'か月'],
  week: ['毎週', '週間'],
  year: ['毎年', '年'],
} as const;

const WORDS = {
  invalid_input: 'ご入力内容を確認してください',
  'invalid.billing_address': '請求先住所を確認してください',
  'invalid.discount': 'ディスカウントコードを適用できませんでした',
  // Google Pay has one field for the whole name.
  'invalid.full_name': '姓と名の間にスペースを入れてください',
  'invalid.payment': 'お支払い方法を確認してください',
  'invalid.shipping_address': '配送先住所を確認してください',
  'order_summary.discount': '割引',
  'order_summary.duties': '関税',
  'order_summary.estimated_total': '見積もり合計',
  'order_summary.pending': '計算中',
  'order_summary.recurring_total': '定期購入の合計',
  'order_summary.shipping': '配送料',
  'order_summary.shipping_one_time_purchase': '配送料（1回限りの購入）',
  'order_summary.shipping_subscription': '配送料（定期購入）',
  'order_summary.subtotal': '小計',
  'order_summary.taxes': '税金',
  'order_summary.total': '合計',
  'shipping_methods.choose': '配送方法を選択してください',
  'shipping_methods.none': '利用できる配送方法がありません',
  timeout: '時間切れになりました。もう一度お試しください',
  unserviceable: 'この住所には配送できません',
} as const;

/** Name of a sentence or a label. */
export type MessageKey =
  | keyof typeof WORDS
  | `${Problem}.${Field}`
  | `order_summary.recurring_total_${keyof typeof INTERVALS}`;

/** What goes into the words. */
export interface MessageValues {
  /** Whose field it is; the billing contact is named, the shipping contact is meant otherwise. */
  contact?: 'shipping' | 'billing';
  /** Code of the country of the address: what a zone is called depends on it. */
  country?: string;
  /** Name of the shop that does not deliver. */
  shop?: string;
  /** How many intervals lie between two payments. */
  count?: number;
}

const ZONES: Readonly<Record<string, Field>> = { AE: 'emirate', JP: 'prefecture' };

function ofField(problem: Problem, field: Field, { contact, country = '' }: MessageValues): string {
  const name = field === 'zone' ? (ZONES[country] ?? field) : field;
  const sentence = SENTENCES[problem].replace('{field}', FIELDS[name]);
  return (contact === 'billing' ? '請求先の' : '') + (CHOSEN.has(name) ? sentence.replace('入力', '選択') : sentence);
}

function recurringTotal([each, counter]: readonly [string, string], count = 1): string {
  return `${WORDS['order_summary.recurring_total']}（${count > 1 ? `${count}${counter}ごと` : each}）`;
}

/** Longest text that Apple Pay takes. */
const LIMIT = 128;

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/**
 * The words of a key in Japanese, at most 128 characters.
 *
 * @param onMissing is told of a key that has no words; a general sentence is returned then, never the key
 */
export function message(key: MessageKey, values: MessageValues = {}, onMissing?: (key: string) => void): string {
  if (key === 'unserviceable' && values.shop) {
    const sentence = `${values.shop}ではこの住所への配送に対応していません。別の住所をお選びください`;
    if (sentence.length <= LIMIT) return sentence;
  }
  if (has(WORDS, key)) return WORDS[key];

  const [problem = '', field = ''] = key.split('.');
  if (has(SENTENCES, problem) && has(FIELDS, field)) return ofField(problem, field, values);

  const interval = key.slice('order_summary.recurring_total_'.length);
  if (has(INTERVALS, interval) && problem === 'order_summary') return recurringTotal(INTERVALS[interval], values.count);

  onMissing?.(key);
  return WORDS.invalid_input;
}
