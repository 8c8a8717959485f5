import { POLICY_NOT_LOADED } from '../words';

/** The texts of policy dialogs. */
export const words = {
  subscription: '定期購入のキャンセルポリシー',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  whole: '続きはポリシーのページでご覧いただけます',
  notLoaded: POLICY_NOT_LOADED,
  loading: '読み込み中',
  close: '閉じる',
} as const;
