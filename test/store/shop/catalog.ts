export interface Variant {
  id: number;
  title: string;
  /** One value per entry of the product's `options`, in the same order. */
  options: string[];
  /** Hundredths, which the Ajax cart API uses for every currency, also for yen: ¥1,080 is 108000. */
  price: number;
  /** `null` is unlimited. */
  stock: number | null;
  requiresShipping: boolean;
}

export interface SellingPlan {
  id: number;
  name: string;
  percentOff: number;
  interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  intervalCount: number;
  /** How many orders get `percentOff`; all, unless given. */
  orderCount?: number;
}

export interface QuantityRule {
  minimum: number;
  increment: number;
  maximum: number | null;
}

export interface ProductProperty {
  /** The key in `properties[…]`; with a leading underscore it is hidden from the shopper. */
  name: string;
  label: string;
  kind: 'text' | 'checkbox' | 'radio' | 'select';
  values?: string[];
}

export interface Product {
  id: number;
  handle: string;
  title: string;
  description: string;
  options: { name: string; values: string[] }[];
  variants: Variant[];
  quantityRule: QuantityRule;
  sellingPlans: SellingPlan[];
  /** True when the product cannot be bought once, only by a selling plan. */
  requiresSellingPlan: boolean;
  properties: ProductProperty[];
  /** Products of the same series form one combined listing; each has its own page. */
  series?: string;
  /** Forces the currency of every cart that holds the product. */
  currency?: string;
}

/** What most products have: any quantity, no plan, nothing to fill in. */
const plain = {
  quantityRule: { minimum: 1, increment: 1, maximum: null },
  sellingPlans: [],
  requiresSellingPlan: false,
  properties: [],
} satisfies Partial<Product>;

/** The option and the variant of a product that comes in one form only, as the platform writes them. */
const oneForm = (id: number, price: number, requiresShipping = true) => ({
  options: [{ name: 'Title', values: ['Default Title'] }],
  variants: [{ id, title: 'Default Title', options: ['Default Title'], price, stock: null, requiresShipping }],
});

const sencha: Product = {
  ...plain,
  id: 7001,
  handle: 'sencha',
  title: '宇治煎茶「朝露」',
  description:
    '京都・和束町の茶園で、朝露の残るうちに摘んだ一番茶です。湯冷ましした七十度のお湯で、甘みとうまみがゆっくり開きます。贈りものには、お名前とのしを承ります。二袋ひと組でお届けします。',
  options: [{ name: 'サイズ', values: ['50g', '100g', '200g'] }],
  variants: [
    { id: 41001, title: '50g', options: ['50g'], price: 108_000, stock: null, requiresShipping: true },
    { id: 41002, title: '100g', options: ['100g'], price: 194_400, stock: null, requiresShipping: true },
    { id: 41003, title: '200g', options: ['200g'], price: 356_400, stock: 30, requiresShipping: true },
  ],
  // Above 20, the rule in `cart/merchant-rule.ts` answers first.
  quantityRule: { minimum: 2, increment: 2, maximum: 40 },
  properties: [
    { name: 'お名前入れ', label: 'お名前入れ（10文字まで）', kind: 'text' },
    { name: 'ギフト包装', label: 'ギフト包装を希望する', kind: 'checkbox', values: ['あり'] },
    { name: 'のし', label: 'のし', kind: 'radio', values: ['なし', '御祝', '内祝'] },
    { name: '_source', label: '', kind: 'text' },
  ],
};

const teikiBin: Product = {
  ...plain,
  id: 7002,
  handle: 'teiki-bin',
  title: '季節のお茶 定期便',
  description:
    'その季節にいちばんおいしいお茶を三種類、詰め合わせてお届けします。一度だけのお試しも、毎月・隔月の定期便もお選びいただけます。',
  ...oneForm(42_001, 324_000),
  sellingPlans: [
    { id: 9001, name: '毎月お届け（10%OFF）', percentOff: 10, interval: 'MONTH', intervalCount: 1 },
    { id: 9002, name: '2か月ごとにお届け（5%OFF）', percentOff: 5, interval: 'MONTH', intervalCount: 2 },
    {
      id: 9004,
      name: '毎月お届け（最初の3回は20%OFF）',
      percentOff: 20,
      interval: 'MONTH',
      intervalCount: 1,
      orderCount: 3,
    },
  ],
};

const giftEbook: Product = {
  ...plain,
  id: 7003,
  handle: 'gift-ebook',
  title: '電子書籍『はじめての日本茶』',
  description:
    '茶葉の選びかたから急須の手入れまで、百二十ページの電子書籍です。ご購入後すぐにダウンロードいただけます。配送はありません。',
  ...oneForm(43_001, 98_000, false),
};

const kyusu: Product = {
  ...plain,
  id: 7004,
  handle: 'kyusu',
  title: '常滑焼の急須「小春」',
  description:
    '常滑の窯元が一つずつ挽いた、二人分の横手急須です。細かな陶製の茶こしが、深蒸しの葉もきれいに受けとめます。',
  options: [{ name: '色', values: ['朱泥', '黒', '灰釉'] }],
  variants: [
    { id: 44001, title: '朱泥', options: ['朱泥'], price: 880_000, stock: 40, requiresShipping: true },
    { id: 44002, title: '黒', options: ['黒'], price: 880_000, stock: 1, requiresShipping: true },
    { id: 44003, title: '灰釉', options: ['灰釉'], price: 935_000, stock: 0, requiresShipping: true },
  ],
  series: 'koharu',
};

const yuzamashi: Product = {
  ...plain,
  id: 7007,
  handle: 'yuzamashi',
  title: '常滑焼の湯冷まし「小春」',
  description: '急須「小春」と同じ土、同じ窯の湯冷ましです。注ぎ口のきれが良く、煎茶に合う温度まで手早く冷ませます。',
  options: [{ name: '色', values: ['朱泥', '黒'] }],
  variants: [
    { id: 47001, title: '朱泥', options: ['朱泥'], price: 420_000, stock: null, requiresShipping: true },
    { id: 47002, title: '黒', options: ['黒'], price: 420_000, stock: 12, requiresShipping: true },
  ],
  series: 'koharu',
};

const usdPrice: Product = {
  ...plain,
  id: 7005,
  handle: 'usd-price',
  title: '輸出用 抹茶缶',
  description: '海外のお客さま向けの抹茶缶です。どの国からご覧になっても、カートは米ドルで計算されます。',
  ...oneForm(45_001, 300_000),
  currency: 'USD',
};

const kadaiBox: Product = {
  ...plain,
  id: 7006,
  handle: 'kadai-box',
  title: '今月の茶の課題箱',
  description: '毎月ひとつ、淹れかたのお題と茶葉が届きます。定期便だけのお取り扱いです。',
  ...oneForm(46_001, 270_000),
  sellingPlans: [{ id: 9003, name: '毎月の課題箱', percentOff: 0, interval: 'MONTH', intervalCount: 1 }],
  requiresSellingPlan: true,
};

/** Keys of the gift card's properties; the first is the platform's. */
export const RECIPIENT = 'Recipient email';
export const BY_POST = '郵送';

const giftCard: Product = {
  ...plain,
  id: 7008,
  handle: 'gift-card',
  title: 'お茶のギフトカード',
  description: '贈り先へメールでお届けする、三千円分のギフトカードです。',
  ...oneForm(48_001, 300_000, false),
  properties: [
    { name: RECIPIENT, label: '贈り先のメールアドレス', kind: 'text' },
    { name: BY_POST, label: '郵送を希望する', kind: 'checkbox', values: ['あり'] },
  ],
};

/** Everything the demo store sells, in shop-window order. Ids never change: tests and links name them. */
export const products: Product[] = [sencha, teikiBin, giftEbook, kyusu, usdPrice, kadaiBox, yuzamashi];

/** The same, and what is found by its address alone. */
const allProducts = [...products, giftCard];

/** The products of one listing, including the given one. */
export const siblingsOf = (product: Product): Product[] =>
  product.series === undefined ? [product] : products.filter(({ series }) => series === product.series);

export const findProduct = (handle: string): Product | undefined =>
  allProducts.find((product) => product.handle === handle);

/** Finds a variant with its product by the variant's plain number. */
export const findVariant = (id: number): { product: Product; variant: Variant } | undefined => {
  for (const product of allProducts) {
    const variant = product.variants.find((candidate) => candidate.id === id);
    if (variant) return { product, variant };
  }
  return undefined;
};
