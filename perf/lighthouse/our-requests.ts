import type { LhrRequest } from './read-runs';

const OURS = /\/karui\/[^/]+\/(.+)$/;

/** What a page loads before any interaction: the core, the skeleton's style, logos. */
const AT_PAINT = /^(wallets\.js|skeleton\.css|logos\/[\w-]+\.svg)$/;

/** A file of the widget by its name in the build; null for any other address. */
const fileOf = (url: string): string | null => OURS.exec(new URL(url).pathname)?.[1] ?? null;

/** URLs without the parts that differ between runs. */
const same = (url: string) => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const isWeb = ({ url }: LhrRequest) => /^https?:/.test(url);

/**
 * Requests that only the page with the widget has and that are nothing the first paint needs: chunks of wallets, SDKs, telemetry,
 * whatever address it is.
 */
export function uncalledFor(withWidget: readonly LhrRequest[], without: readonly LhrRequest[]): string[] {
  const known = new Set(without.filter(isWeb).map(({ url }) => same(url)));
  return withWidget
    .filter(isWeb)
    .map(({ url }) => url)
    .filter((url) => !known.has(same(url)) && !AT_PAINT.test(fileOf(url) ?? ''));
}

/** Names in the build of our scripts that were transferred, with all that went over the wire for them, headers included. */
export function ourScripts(requests: readonly LhrRequest[]): { file: string; transferred: number }[] {
  return requests.flatMap(({ url, transferSize = 0 }) => {
    const file = isWeb({ url }) ? fileOf(url) : null;
    return file?.endsWith('.js') ? [{ file, transferred: transferSize }] : [];
  });
}
