import pkg from '../../../../package.json' with { type: 'json' };
import type { FetchOptions } from '../fetch-served.ts';
import { wrong, type Finding } from '../finding.ts';
import { judgePage, tellHost } from './judge-page.ts';
import { checkNeeded } from './needed-files.ts';
import type { StorePage } from './read-page.ts';

async function checkPage(page: StorePage, { deadline }: Pick<FetchOptions, 'deadline'>): Promise<Finding[]> {
  const { address, entries } = page;
  const findings = judgePage(page, pkg.version);
  const [entry] = entries;
  if (entry === undefined) return findings;
  const files = URL.canParse(entry, address)
    ? await checkNeeded(new URL(entry, address), { deadline, page: address.origin })
    : [wrong('page', `The address of its entry is none: ${entry}.`)];
  return [...findings, ...files];
}

/** Looks at pages of a store: Karui in them, its files and the wallets that came. */
export async function checkPages(options: Pick<FetchOptions, 'deadline'>, pages: readonly StorePage[]) {
  const checked = await Promise.all(
    pages.map(async (page) => {
      const findings = await checkPage(page, options);
      return findings.map((finding) => Object.assign(finding, { about: `${page.address.href}:` }));
    }),
  );
  const findings = checked.flat();
  const { address, hosts, entries } = pages.at(-1)!;
  const places = hosts.map(tellHost).join('; ') || 'no place for buttons';
  const isWell = findings.every(({ isWrong }) => !isWrong);
  const has = entries.length > 0 ? 'has Karui' : 'has nothing of Karui';
  const summary = isWell ? `${address.href} ${has}; ${places}` : `shoppers may miss the buttons of ${address.href}`;
  return { summary, findings, facts: pages.map((page) => ({ address: page.address.href, ...page.facts })) };
}
