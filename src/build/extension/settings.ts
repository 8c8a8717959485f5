/** A text of the theme editor, in the languages of the extension. */
interface Words {
  en: string;
  ja: string;
}

/** One setting of the app embed. */
interface Setting {
  id: string;
  type: 'text' | 'select' | 'number';
  default?: string;
  /** Values of a list, each with its words. */
  options?: Readonly<Record<string, Words>>;
  label: Words;
  info?: Words;
}

/** The name of the embed in the theme editor. */
const NAME: Words = { en: 'Karui: payment buttons', ja: 'Karui 決済ボタン' };

/** THE TABLE: what a merchant can choose in the theme editor. */
export const SETTINGS = [
  {
    id: 'languages',
    type: 'text',
    default: 'ja',
    label: { en: 'Languages', ja: '言語' },
    info: {
      en: "Pages in these languages get the buttons, whose words are Japanese: ja,en, or all. Others keep Shopify's.",
      ja: 'このボタンを表示するページの言語（例: ja,en）。「all」と入力すると、すべての言語のページに表示します。ほかの言語のページにはShopifyのボタンが残ります。',
    },
  },
  {
    id: 'height',
    type: 'number',
    label: { en: 'Height of a button in pixels', ja: 'ボタンの高さ（px）' },
    info: {
      en: 'From 25 to 55, of a product and of a stacked cart. Empty: as the theme says.',
      ja: '25〜55。商品ページと、カートで縦に並ぶボタンに適用されます。空欄の場合はテーマの設定に従います。',
    },
  },
  {
    id: 'cart_height',
    type: 'number',
    label: { en: "Height of a button in a cart's row in pixels", ja: 'カートで横に並ぶボタンの高さ（px）' },
    info: { en: 'From 25 to 55. Empty: as the theme says.', ja: '25〜55。空欄の場合はテーマの設定に従います。' },
  },
  {
    id: 'corners',
    type: 'number',
    label: { en: 'Rounded corners in pixels', ja: '角の丸み（px）' },
    info: { en: 'Empty: as the theme says.', ja: '空欄の場合はテーマの設定に従います。' },
  },
  {
    id: 'split',
    type: 'number',
    label: { en: 'Visits that get Karui, in percent', ja: 'Karuiを表示する訪問の割合（%）' },
    info: {
      en: "To compare: all other visits get Shopify's own buttons. From 0 to 100. Empty: all visits get Karui, and nothing is compared.",
      ja: '比較用。残りの訪問にはShopifyのボタンが表示されます。0〜100。空欄の場合はすべての訪問にKaruiを表示し、比較しません。',
    },
  },
] as const satisfies readonly Setting[];

const all: readonly Setting[] = SETTINGS;
const key = (...path: string[]) => `t:${path.join('.')}`;

/** The block's schema, as JSON: words stand in the locales. */
export const schemaJson = (): string =>
  JSON.stringify(
    {
      name: key('name'),
      target: 'head',
      settings: all.map(({ id, type, default: usual, options, info }) => ({
        type,
        id,
        label: key(id, 'label'),
        ...(info && { info: key(id, 'info') }),
        ...(options && {
          options: Object.keys(options).map((value) => ({ value, label: key(id, 'options', value) })),
        }),
        ...(usual !== undefined && { default: usual }),
      })),
    },
    null,
    2,
  );

/** The texts of the theme editor in a language, as JSON. */
export function localeJson(language: keyof Words): string {
  const texts = all.map(({ id, label, info, options }) => [
    id,
    {
      label: label[language],
      ...(info && { info: info[language] }),
      ...(options && {
        options: Object.fromEntries(Object.entries(options).map(([value, words]) => [value, words[language]])),
      }),
    },
  ]);
  return `${JSON.stringify({ name: NAME[language], ...Object.fromEntries(texts) }, null, 2)}\n`;
}
