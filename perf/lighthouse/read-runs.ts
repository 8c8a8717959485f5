import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourFiles } from './our-requests';

/** A request of a page, as far as it is read here. */
export interface LhrRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

/** The parts of Lighthouse's report of one run that are used here. */
export interface Lhr {
  requestedUrl: string;
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>;
}

/** One run of one page. */
export interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds as Lighthouse simulates them, CLS without a unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  /** All that was transferred, in bytes. */
  bytes: number;
  /** What was transferred of the widget's files, in bytes, and how many there were. */
  ourBytes: number;
  ourRequests: number;
  requests: readonly LhrRequest[];
  /** Addresses of the scripts to which long tasks are attributed. */
  longTasks: readonly string[];
}

const items = <T>(lhr: Lhr, audit: string): T[] => (lhr.audits[audit]?.details?.items ?? []) as T[];

/** Takes from a report what is compared; what is missing is NaN, which passes no check. */
export function readRun(lhr: Lhr): Run {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  const score = (name: keyof Lhr['categories']) => (lhr.categories[name]?.score ?? NaN) * 100;
  const requests = items<LhrRequest>(lhr, 'network-requests');
  const ours = ourFiles(requests);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    bytes: value('total-byte-weight'),
    ourBytes: ours.reduce((sum, { transferred }) => sum + transferred, 0),
    ourRequests: ours.length,
    requests,
    longTasks: items<{ url: string }>(lhr, 'long-tasks').map(({ url }) => url),
  };
}

/** All reports that Lighthouse CI left in a folder. */
export const readReports = (folder: string): Lhr[] =>
  readdirSync(folder)
    .filter((name) => /^lhr-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Lhr);
