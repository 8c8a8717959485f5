import { bareAddress, barePath } from '../../src/telemetry/bare-text';
import { checkoutNote } from './checkout-note';
import type { News } from './create-proxy';
import type { Happening } from './forward/forward-options';
import type { PageReport } from './panel/page-report';

/** What may be shown of a path or an address, by the rule of telemetry: no query, and no part that may be the shopper's. */
const shownPath = (path: string): string => bareAddress(path) ?? barePath(path.replace(/[?#].*$/s, ''));

/** One line, without what could move a terminal's cursor. */
// oxlint-disable-next-line no-control-regex -- these are meant
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

const listed = (names: readonly string[]): string => names.join(', ') || 'nothing';

function reportLines({ path, without, hosts, withdrawn, twoKinds, notStarted }: PageReport): string[] {
  if (without) return [`${shownPath(path)}: without Karui`];
  return [
    ...hosts.map(({ kind, painted }) => `${shownPath(path)}: a ${kind}’s buttons: ${listed(painted)}`),
    ...withdrawn.map(({ wallet, reason }) => `${shownPath(path)}: no ${wallet}: ${reason}`),
    ...(twoKinds === null ? [] : [`${shownPath(path)} shows two kinds of buttons: ${twoKinds}.`]),
    ...(notStarted === null ? [] : [`${shownPath(path)}: Karui did not start: ${notStarted}.`]),
  ];
}

/** Pages where shoppers expect buttons. */
const HAS_BUTTONS = /\/(products\/[^/?#]+|cart)\/?(?:[?#]|$)/;
const IS_CART = /\/cart\/?(?:[?#]|$)/;

const noButtons = (path: string): string =>
  `${shownPath(path)} has no buttons: its HTML has no <shopify-accelerated-checkout> and no <shopify-accelerated-checkout-cart>${IS_CART.test(path) ? ', as is right while the cart is empty' : ''}.`;

function happeningLines(happening: Happening): string[] {
  switch (happening.type) {
    case 'trouble':
      return [`${shownPath(happening.path)}: ${happening.sentence}`];
    case 'left': {
      const { type, location } = happening.way;
      const to = URL.canParse(location) ? new URL(location).origin : 'an address that can’t be read';
      return type === 'checkout'
        ? [`${shownPath(happening.path)} leads to checkout. ${checkoutNote(to)}`]
        : [`${shownPath(happening.path)} leads out of the store, to ${to}.`];
    }
    case 'page': {
      const { path, status, notes } = happening;
      const isEmpty = status === 200 && notes.productHosts + notes.cartHosts === 0;
      return [
        ...notes.leftOut.map(
          (address) =>
            `${shownPath(path)}: the store's own wallet script (${shownPath(address)}) was left out, or it would define the elements first. On your store the snippet keeps it from running.`,
        ),
        ...(isEmpty && HAS_BUTTONS.test(path) ? [noButtons(path)] : []),
      ];
    }
    default:
      return happening satisfies never;
  }
}

function linesOf(news: News): string[] {
  if (news.type === 'report') return reportLines(news.report);
  if (news.type === 'refused')
    return [`The content policy refused ${shownPath(news.address) || 'something'} (${news.directive}).`];
  return happeningLines(news);
}

/** Tells a person in the terminal what happens, each thing once. Never a cookie, a token or a body. */
export function createTeller(print: (line: string) => void): (news: News) => void {
  const told = new Set<string>();
  return (news) => {
    for (const line of linesOf(news).map(plain)) {
      if (told.has(line)) continue;
      told.add(line);
      print(line);
    }
  };
}
