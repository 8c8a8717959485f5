/** The words of dialogs that ask for something. `{wallet}` is replaced with the wallet's name. */
export const askingWords = {
  press_again: { title: 'もう一度ボタンを押してください', message: '{wallet}の準備ができました。' },
  not_opened: {
    title: '{wallet}でエラーが発生しました',
    message: '{wallet}の画面を開けませんでした。もう一度ボタンを押してください。',
  },
  currency: {
    title: '通貨が変わりました',
    message: 'お届け先の国に合わせて、カートと通貨が更新されました。ご購入手続きの画面で金額をご確認ください。',
  },
} as const;

/** Label of the button that leads to checkout. */
export const TO_CHECKOUT = 'ご購入手続きに進む';
