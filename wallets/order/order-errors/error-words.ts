/** What can be wrong with a field. */
export type Problem = 'missing' | 'invalid' | 'emojis' | 'html_tags' | 'url' | 'too_long';

const FIELDS = {
  address1: '住所',
  // Prefecture and city are fields of their own in Japan.
  address1_jp: '町名・番地',
  address2: '建物名、部屋番号など',
  city: '市区町村',
  country: '国/地域',
  email: 'メールアドレス',
  emirate: '首長国',
  // In brackets, because a word of one letter is lost before its particle.
  first_name: '「名」',
  last_name: '「姓」',
  // Google Pay has one field for the whole name.
  name: 'お名前',
  phone: '電話番号',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  shipping_option: '配送方法',
  zone: '都道府県/州',
} as const;

type Field = keyof typeof FIELDS;

/** Fields that are chosen from a list: nobody can enter anything there. */
const CHOSEN: ReadonlySet<string> = new Set<Field>(['country', 'emirate', 'prefecture', 'shipping_option', 'zone']);

const SENTENCES = {
  emojis: '{field}に絵文字は使用できません',
  html_tags: '{field}にHTMLタグは使用できません',
  invalid: '{field}を正しく入力してください',
  missing: '{field}を入力してください',
  too_long: '{field}が長すぎます',
  url: '{field}にURLは使用できません',
} as const satisfies Record<Problem, string>;

/** The sentences that are others for a field that is chosen. */
const OF_CHOSEN: Readonly<Partial<Record<Problem, string>>> = {
  invalid: '{field}を選び直してください',
  missing: '{field}を選択してください',
};

const WORDS = {
  invalid_input: 'ご入力内容をご確認ください',
  'invalid.billing_address': '請求先住所をご確認ください',
  'invalid.full_name': '「姓」と「名」の間にスペースを入れてください',
  'invalid.payment': 'お支払い方法をご確認ください',
  'invalid.shipping_address': '配送先住所をご確認ください',
  'shipping_methods.choose': '配送方法を選択してください',
  unserviceable: 'この住所には配送できません',
} as const;

/** Name of a sentence. */
export type MessageKey = keyof typeof WORDS | `${Problem}.${Field}`;

/** Values that the words depend on. */
export interface MessageValues {
  /** Whose field it is. For the billing contact, the words say so. */
  contact?: 'shipping' | 'billing';
  /** Country code of the address: a zone is a prefecture in Japan and an emirate in the Emirates, a street a part of a town in Japan. */
  country?: string;
  /** Name of the shop, for the error that it does not deliver there. */
  shop?: string;
}

/** Country → fields that have another name there. */
const NAMED_THERE: Readonly<Record<string, Partial<Record<Field, Field>>>> = {
  AE: { zone: 'emirate' },
  JP: { address1: 'address1_jp', zone: 'prefecture' },
};

function ofField(problem: Problem, field: Field, { contact, country = '' }: MessageValues): string {
  const name = NAMED_THERE[country]?.[field] ?? field;
  const sentence = (CHOSEN.has(name) && OF_CHOSEN[problem]) || SENTENCES[problem];
  return (contact === 'billing' ? '請求先の' : '') + sentence.replace('{field}', FIELDS[name]);
}

/** Longest text that Apple Pay shows. */
const LIMIT = 128;

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/**
 * The words of a key in Japanese, at most 128 characters.
 *
 * @param onMissing called with a key that has no words; the result is a general sentence then, never the key
 */
export function message(key: MessageKey, values: MessageValues = {}, onMissing?: (key: string) => void): string {
  if (key === 'unserviceable' && values.shop) {
    const sentence = `${values.shop}ではこの住所への配送に対応していません。別の住所をお選びください。`;
    if (sentence.length <= LIMIT) return sentence;
  }
  if (has(WORDS, key)) return WORDS[key];

  const [problem = '', field = ''] = key.split('.');
  if (has(SENTENCES, problem) && has(FIELDS, field)) return ofField(problem, field, values);

  onMissing?.(key);
  return WORDS.invalid_input;
}
