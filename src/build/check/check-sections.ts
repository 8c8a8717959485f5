import type { CheckOptions } from './check-options.ts';
import { Lacking, type Finding, type Section } from './finding.ts';
import { checkApi } from './api/check-api.ts';
import { checkServed } from './files/check-served.ts';
import { checkPages } from './page/check-pages.ts';
import { fetchPages, type StorePage } from './page/read-page.ts';
import type { SectionReport } from './report.ts';

/** What a section has found. */
export interface Seen {
  summary: string;
  findings: readonly Finding[];
  facts?: unknown;
}

type Look = (options: CheckOptions, pages: readonly StorePage[]) => Promise<Seen>;

const LOOKS: Readonly<Record<Section, Look>> = { page: checkPages, api: checkApi, files: checkServed };

/** Whether a section can do without the store's page. */
function isAlone(section: Section, { schema, served }: CheckOptions): boolean {
  return (section === 'api' && schema !== undefined) || (section === 'files' && served !== undefined);
}

/** Looks at the sections that were asked for. What one of them lacks stops no other. */
export async function checkSections(options: CheckOptions): Promise<SectionReport[]> {
  const { page, sections, isChosen } = options;
  const fetched = page && sections.some((section) => !isAlone(section, options)) ? fetchPages(page, options) : null;
  const report = async (section: Section): Promise<SectionReport> => {
    try {
      if (!page && !isAlone(section, options)) throw new Lacking('needs a store: --store names one');
      const seen = await LOOKS[section](options, isAlone(section, options) ? [] : ((await fetched) ?? []));
      return { section, state: seen.findings.some(({ isWrong }) => isWrong) ? 'wrong' : 'fine', ...seen };
    } catch (error) {
      const state = error instanceof Lacking && !isChosen ? 'skipped' : 'failed';
      return { section, state, summary: `${state}: ${(error as Error).message}`, findings: [] };
    }
  };
  return Promise.all(sections.map(report));
}
