import { findVariant } from '../catalog';
import { ratesTo, type Rate } from './rates';

/** The first digits of postal codes of prefectures with rates of their own; all others have those of Tokyo. */
const PREFECTURES: readonly (readonly [start: RegExp, province: string])[] = [
  [/^0[04-9]/, 'JP-01'],
  [/^6[0-2]/, 'JP-26'],
  [/^5[3-9]/, 'JP-27'],
  [/^90/, 'JP-47'],
];

const DAYS = { same_day: 0, next_day: 1, two_day: 2 } satisfies Record<NonNullable<Rate['promise']>, number>;

/** What is asked about: a variant, a selling plan or none, and where it goes. */
export interface Promised {
  variantId: number;
  sellingPlanId: string;
  postalCode: string;
}

/** In how many days at most a variant is at a Japanese postal code; null when nothing is promised. */
export function promisedDays({ variantId, sellingPlanId, postalCode }: Promised): number | null {
  const code = postalCode.replace('-', '');
  if (!/^\d{7}$/.test(code) || !findVariant(variantId)?.variant.requiresShipping) return null;
  const province = PREFECTURES.find(([start]) => start.test(code))?.[1] ?? 'JP-13';
  const address = { country: 'JP', province } as Parameters<typeof ratesTo>[0];
  const days = ratesTo(address, sellingPlanId ? 'SUBSCRIPTION' : 'ONE_TIME_PURCHASE').flatMap(({ promise }) =>
    promise ? DAYS[promise] : [],
  );
  return days.length > 0 ? Math.min(...days) : null;
}
