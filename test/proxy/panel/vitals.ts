import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';

/** What a shopper feels of a page; null before it is known. */
export interface Vitals {
  /** Milliseconds, but CLS, which has no unit. */
  FCP: number | null;
  LCP: number | null;
  CLS: number | null;
  INP: number | null;
  /** Requests and kilobytes of the page. */
  requests: number;
  kB: number;
}

export type Side = 'with' | 'without';
export type Both = Partial<Record<Side, Vitals>>;

const keyOf = (): string => `karui:look:${location.pathname}`;

/** What was measured of this page in this tab, with and without the widget. */
export function readBoth(): Both {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}') as Both;
  } catch {
    // No storage: there is only what this visit measures.
    return {};
  }
}

export function rememberSide(side: Side, vitals: Vitals): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify({ ...readBoth(), [side]: vitals }));
  } catch {
    // Full, or there is none.
  }
}

/** Measures this page from its beginning: browsers have kept what came before us. */
export function watchVitals(tell: (name: 'FCP' | 'LCP' | 'CLS' | 'INP', value: number) => void): void {
  const options = { reportAllChanges: true };
  onFCP(({ value }) => tell('FCP', value), options);
  onLCP(({ value }) => tell('LCP', value), options);
  onCLS(({ value }) => tell('CLS', value), options);
  onINP(({ value }) => tell('INP', value), options);
}
