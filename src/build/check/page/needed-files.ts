import { fetchServed, type FetchOptions } from '../fetch-served.ts';
import { remark, wrong, type Finding } from '../finding.ts';

/** Larger than any file of ours, in bytes. */
const LIMIT = 1_000_000;

/** Files of every version that the press of a button needs. */
const NEEDED = ['wallets.js', 'companion.js', 'press.js', 'dialog.js'];

/** What is wrong with one of the files that a page's buttons need; null where a browser would run it. */
async function checkFile(url: URL, options: FetchOptions): Promise<string | null> {
  const served = await fetchServed(url, LIMIT, options);
  if (!('body' in served)) return served.text;
  const type = served.header('content-type');
  if (!/^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/.test(type))
    return `is sent as ${type || 'nothing named'}, which no browser runs`;
  const isElsewhere = options.page !== undefined && options.page !== url.origin;
  return isElsewhere && !served.header('access-control-allow-origin')
    ? 'is on another origin, which does not allow the store to run it (Access-Control-Allow-Origin)'
    : null;
}

/**
 * Asks for the files that a press needs.
 *
 * @param entry address of the page's entry
 * @param options with the origin of the page
 */
export async function checkNeeded(entry: URL, options: FetchOptions): Promise<Finding[]> {
  const address = (file: string) => new URL(entry.href.replace(/wallets\.js(\?.*)?$/, file));
  const answers = await Promise.all(
    NEEDED.map(async (file) => ({ url: address(file), problem: await checkFile(address(file), options) })),
  );
  const failed = answers.filter(({ problem }) => problem);
  if (failed.length === 0) return [remark('page', `Its files answer: ${NEEDED.join(', ')} were asked for.`)];
  return failed.map(({ url, problem }) => wrong('page', `${url.href} ${problem}: upload the release’s folder again.`));
}
