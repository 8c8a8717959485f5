import type { Address } from './address';

export type GroupType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

/** One delivery option. */
export interface Rate {
  code: string;
  title: string;
  description: string | null;
  method: 'SHIPPING' | 'LOCAL' | 'PICK_UP';
  /** Hundredths of a yen. */
  price: number;
  /** The promised arrival; `null` when nothing is promised. */
  promise: 'same_day' | 'next_day' | 'two_day' | null;
}

const rate = (
  code: string,
  title: string,
  yen: number,
  rest: Partial<Pick<Rate, 'description' | 'method' | 'promise'>> = {},
): Rate => ({ code, title, price: yen * 100, description: null, method: 'SHIPPING', promise: null, ...rest });

const standard = rate('takuhai', '宅配便', 600, { description: '2日ほどでお届けします', promise: 'two_day' });
const express = rate('sokutatsu', '速達便', 980, { description: '翌日にお届けします', promise: 'next_day' });
const far = rate('takuhai-enpo', '宅配便（遠方）', 1200, { description: '3日から5日ほどでお届けします' });
const local = rate('gokinjo', 'ご近所配達', 300, { method: 'LOCAL', promise: 'same_day' });
const pickUp = rate('tentou', '店頭受け取り（和束本店）', 0, { method: 'PICK_UP' });
const teiki = rate('teiki', '定期便', 500);
const teikiExpress = rate('teiki-sokutatsu', '定期便（速達）', 880, { promise: 'next_day' });
const abroad = rate('kokusai', '国際郵便', 2400, { description: '7日から14日ほどでお届けします' });
const abroadExpress = rate('ems', '国際スピード郵便（EMS）', 3900, { description: '3日から6日ほどでお届けします' });

/** Prefectures with rates of their own. Nothing is delivered to 沖縄県, so that "no rates" can be tested. */
const prefectures: Record<string, Rate[]> = {
  'JP-01': [far],
  'JP-26': [local, standard, express, pickUp],
  'JP-27': [standard, express, pickUp],
  'JP-47': [],
};

/** Countries abroad that the store delivers to. */
const DELIVERED = 'AE AT AU BE CA CN DE ES FI FR GB GR HK IE IT KR MX NL PT SG TW US'.split(' ');

/**
 * Delivery options of a group for an address, the usual one first; none when the store does not deliver there. In 京都府 the first
 * one is local delivery, on purpose: a payment sheet that shows only shipping has to select another one itself.
 */
export const ratesTo = ({ country, province }: Address, type: GroupType): Rate[] => {
  const isAbroad = country !== 'JP';
  const once = isAbroad
    ? DELIVERED.includes(country ?? '')
      ? [abroad, abroadExpress]
      : []
    : (prefectures[province ?? ''] ?? [standard, express]);
  if (type === 'ONE_TIME_PURCHASE' || once.length === 0) return once;
  return isAbroad ? [abroad] : [teiki, teikiExpress];
};
