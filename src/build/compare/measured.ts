/** Whose buttons a visit has: ours or those of the platform's script. */
export const ARMS = ['karui', 'platform'] as const;

/** One of the two arms of a split. */
export type Arm = (typeof ARMS)[number];

/** What is counted, each at most once a visit: a product page with buttons seen, a press begun, checkout reached, order completed. */
export const COUNTS = ['visits', 'presses', 'checkouts', 'orders'] as const;

/** One of the counts. */
export type Count = (typeof COUNTS)[number];

/** What is measured once a page view. `good`: up to here https://web.dev/articles/vitals calls it good. */
export const VITALS = {
  fcp: { label: 'First paint (FCP)', unit: 'ms', good: 1800 },
  lcp: { label: 'Largest paint (LCP)', unit: 'ms', good: 2500 },
  inp: { label: 'Answer to a touch (INP)', unit: 'ms', good: 200 },
  cls: { label: 'Layout shift (CLS)', unit: '1', good: 0.1 },
} as const;

/** One of the vitals. */
export type Vital = keyof typeof VITALS;

/** The names of all vitals, in the order in which they are shown. */
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/** What all names of the split's metrics begin with. */
export const PREFIX = 'karui.split.';

/** A record with a value for each arm. */
export const byArm = <T>(make: (arm: Arm) => T): Record<Arm, T> => ({
  karui: make('karui'),
  platform: make('platform'),
});
