import type { Funding } from '../rules/paypal-types';

const paypal = {
  title: 'PayPal',
  mark: 'シミュレーション',
  loading: '読み込んでいます…',
  amount: '金額',
  agreement: '今後のお支払いにも同意します',
  who: 'お支払いになる方',
  hint: null,
  approve: '同意して続ける',
  cancel: 'キャンセルしてお店に戻る',
  approving: 'お店に戻ります…',
};

/** Venmo speaks English whatever the locale. */
const venmo: { [Name in keyof typeof paypal]: string | null } = {
  title: 'Venmo',
  mark: 'simulated',
  loading: 'Loading…',
  amount: 'Amount',
  agreement: 'You also agree to future payments',
  who: 'Account',
  hint: 'Scan the QR code with your phone, and approve there.',
  approve: 'Approve on the phone',
  cancel: 'Decline and return to the shop',
  approving: 'Returning to the shop…',
};

export type Words = typeof venmo;

export const words: Readonly<Record<Funding, Words>> = { paypal, venmo };
