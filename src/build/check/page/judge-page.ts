import { CART_HOST, CHECKOUT_BUTTON } from '../../../names.ts';
import { remark, wrong, type Finding } from '../finding.ts';
import { walletsOf } from './page-facts.ts';
import type { StorePage, PageHost } from './read-page.ts';

const PLACES: Readonly<Record<string, string>> = { [CART_HOST]: 'cart', [CHECKOUT_BUTTON]: 'checkout button' };

/** A place for buttons, and its wallets. */
export const tellHost = (host: PageHost): string =>
  `${PLACES[host.element] ?? 'product'}: ${walletsOf(host).join(', ') || 'no wallet is named for it'}`;

/** The version in the address of Karui's entry; null where there is none. */
export const versionOf = (entry: string): string | null => /(\d+\.\d+\.\d+)[-/]wallets\.js/.exec(entry)?.[1] ?? null;

/** Why a page without Karui has none, as far as its HTML says. */
function tellMissing({ language, platform }: StorePage): Finding {
  const shown = platform ? 'The platform’s own buttons stand there instead' : 'Nothing else fills its places';
  const other =
    language && !/^ja\b/i.test(language) ? ` Or it was left out by --languages: the page is in ${language}.` : '';
  return wrong(
    'page',
    `Karui is not in this page. A theme’s update may have taken its line away: npm run theme puts it back.${other} ${shown}.`,
  );
}

const tellUnread = ({ facts }: StorePage): Finding[] =>
  Object.entries(facts.unread).map(([element, names]) =>
    remark('unread', `<${element}> has attributes that nothing reads: ${names.join(', ')}`),
  );

/**
 * What a page's HTML says, in sentences.
 *
 * @param version of this copy of Karui
 */
export function judgePage(page: StorePage, version: string): Finding[] {
  const { entries, snippets, split, hosts } = page;
  const [entry, another] = entries;
  const places = hosts.map((host) => remark('place', tellHost(host)));
  if (hosts.length === 0 && entry === undefined)
    return [remark('page', 'The page has no place for buttons, and nothing of Karui.')];
  if (entry === undefined) return [tellMissing(page), ...places, ...tellUnread(page)];
  const installed = versionOf(entry);
  const told = [
    remark('page', `Karui ${installed ?? 'of a version that its address does not say'} is in this page.`),
    ...(installed && installed !== version ? [remark('page', `This copy of Karui is ${version}.`)] : []),
    ...(another === undefined ? [] : [wrong('page', `It is there twice, also from ${another}: the first one runs.`)]),
    ...(split === null ? [] : [remark('page', `Visits are split: ${split} of a hundred new ones get Karui.`)]),
    ...(snippets > 1 ? [wrong('page', `Its snippet is there ${snippets} times: leave one.`)] : []),
  ];
  if (hosts.length === 0)
    told.push(remark('page', 'The HTML has no place for buttons: where a script adds one, its buttons come then.'));
  return [...told, ...places, ...tellUnread(page)];
}
