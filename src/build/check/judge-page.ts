import { CART_HOST, CHECKOUT_BUTTON } from '../../names.ts';
import type { StorePage, PageHost } from './read-page.ts';

/** Something that was found out about a page. */
export interface CheckFinding {
  /** For people: a sentence. */
  text: string;
  /** Whether it keeps shoppers from Karui's buttons. */
  isWrong: boolean;
}

const fine = (text: string): CheckFinding => ({ text, isWrong: false });
const wrong = (text: string): CheckFinding => ({ text, isWrong: true });

const PLACES: Readonly<Record<string, string>> = { [CART_HOST]: 'cart', [CHECKOUT_BUTTON]: 'checkout button' };

const tellHost = ({ element, wallets }: PageHost): CheckFinding =>
  fine(`${PLACES[element] ?? 'product'}: ${wallets.join(', ') || 'no wallet is named for it'}`);

/** The version in the address of Karui's entry; null where there is none. */
export const versionOf = (entry: string): string | null => /(\d+\.\d+\.\d+)[-/]wallets\.js/.exec(entry)?.[1] ?? null;

/** Why a page without Karui has none, as far as its HTML says. */
function tellMissing({ language, platform }: StorePage): CheckFinding {
  const shown = platform ? 'The platform’s own buttons stand there instead' : 'Nothing else fills its places';
  const other =
    language && !/^ja\b/i.test(language) ? ` Or it was left out by --languages: the page is in ${language}.` : '';
  return wrong(
    `Karui is not in this page. A theme’s update may have taken its line away: npm run theme puts it back.${other} ${shown}.`,
  );
}

/**
 * What a page's HTML says, in sentences.
 *
 * @param version of this copy of Karui
 */
export function judgePage(facts: StorePage, version: string): CheckFinding[] {
  const { entries, snippets, hosts } = facts;
  const [entry, another] = entries;
  if (hosts.length === 0 && entry === undefined)
    return [fine('The page has no place for buttons, and nothing of Karui.')];
  if (entry === undefined) return [tellMissing(facts), ...hosts.map(tellHost)];
  const installed = versionOf(entry);
  const told = [
    fine(`Karui ${installed ?? 'of a version that its address does not say'} is in this page.`),
    ...(installed && installed !== version ? [fine(`This copy of Karui is ${version}.`)] : []),
    ...(another === undefined ? [] : [wrong(`It is there twice, also from ${another}: the first one runs.`)]),
    ...(snippets > 1 ? [wrong(`Its snippet is there ${snippets} times: leave one.`)] : []),
  ];
  if (hosts.length === 0)
    told.push(fine('The HTML has no place for buttons: where a script adds one, its buttons come then.'));
  return [...told, ...hosts.map(tellHost)];
}
