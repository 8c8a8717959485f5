const page = (title: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</html>`;

/** The texts of the company that sells abroad in the shop's name, as plain pages. */
export const managedMarketsPages = {
  terms: page('海外販売の利用規約', [
    '海外へのお届けは、販売代行会社が売主となり、当店に代わって商品をお届けします。',
    '関税と輸入税はご注文の合計に含まれ、お届けの際に追加でお支払いいただくことはありません。',
    '返品とご返金は、商品の到着後三十日以内に当店までご連絡ください。',
  ]),
  privacy: page('海外販売のプライバシーポリシー', [
    '販売代行会社は、お届けと通関に必要なお名前、ご住所、ご連絡先だけをお預かりします。',
    'お預かりした情報は、法令で定められた期間の後に削除します。',
    '開示や削除のご希望は、当店のお問い合わせ窓口でうけたまわります。',
  ]),
};
