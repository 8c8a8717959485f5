import type { LhrRequest } from './read-runs';

const OURS = /\/karui\/[^/]+\/(.+)$/;

/** What a page loads before any interaction: the core, and what opens Apple's sheet. */
const UNTOUCHED = /^(wallets|apple)\.js$/;

/** A file of the widget by its name in the build; null for any other address. */
const fileOf = (url: string): string | null => OURS.exec(new URL(url).pathname)?.[1] ?? null;

/** URLs without the parts that differ between runs. */
const same = (url: string) => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const isWeb = ({ url }: LhrRequest) => /^https?:/.test(url);

/**
 * Requests that only the page with the widget has and that an untouched page has no use for: chunks of wallets, SDKs, telemetry,
 * whatever address it is.
 */
export function uncalledFor(withWidget: readonly LhrRequest[], without: readonly LhrRequest[]): string[] {
  const known = new Set(without.filter(isWeb).map(({ url }) => same(url)));
  return withWidget
    .filter(isWeb)
    .map(({ url }) => url)
    .filter((url) => !known.has(same(url)) && !UNTOUCHED.test(fileOf(url) ?? ''));
}

/** A file of ours by its name in the build, and all that went over the wire for it, headers included. */
export interface OurFile {
  file: string;
  transferred: number;
}

/** Our files that were transferred. */
export const ourFiles = (requests: readonly LhrRequest[]): OurFile[] =>
  requests.flatMap(({ url, transferSize = 0 }) => {
    const file = isWeb({ url }) ? fileOf(url) : null;
    return file === null ? [] : [{ file, transferred: transferSize }];
  });

/** Our scripts that were transferred. */
export const ourScripts = (requests: readonly LhrRequest[]): OurFile[] =>
  ourFiles(requests).filter(({ file }) => file.endsWith('.js'));
