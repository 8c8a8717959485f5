/** A name of a script's file, with line and column where a text tells them: it may be long and have digits. */
const SCRIPT = /^[\w.~-]+\.m?js(?::\d+){0,2}\W{0,2}$/;

/** What can be a token where it has a digit: of an order, a password to be reset, a gift card. */
const LONG = /[\w.~+=:-]{20,}/g;

/** A telephone number, written together or apart; with dots two digits more, or a version would be one. */
const TELEPHONE = /\d(?:[ ()-]{0,3}\d){6}|\d(?:[ ().-]{0,3}\d){8}/;

/**
 * Whether a text contains an e-mail address: an @ sign, then a dot that does not belong to a version (`lib@1.2.3`). In two steps: one
 * pattern would look for the dot again after each of many signs.
 */
const holdsEmail = (text: string): boolean => /\.\D/.test(/.@(.*)/.exec(text)?.[1] ?? '');

/** THE RULE for what may be shown of one part of a path. Its signs may be percent-encoded, even twice. */
function barePart(part: string): string {
  const text = part.replace(/%(?:25)*([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (holdsEmail(text)) return '[e-mail]';
  if (SCRIPT.test(text)) return part;
  if (text.match(LONG)?.some((run) => /\d/.test(run))) return '[token]';
  return TELEPHONE.test(text) ? '[number]' : part;
}

/** The path, with each part replaced that contains an e-mail address or a telephone number, or is long enough to be a token. */
export const barePath = (path: string): string => path.split('/').map(barePart).join('/');

/**
 * An address without possible personal data: without query and fragment, where shops and browsers put it, without user name and password,
 * and with a bare path. Every address that is sent comes from here. Undefined if it is not a web address.
 */
export function bareAddress(address: string): string | undefined {
  const [, scheme, host, path] = /^(https?:\/\/)(?:[^/?#]*@)?([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  return host && `${scheme}${host}${barePath(path!)}`;
}

/**
 * A message without possible personal data: without queries and fragments of addresses, even relative ones, with bare paths, without e-mail
 * addresses and long numbers. The patterns have maximum lengths, because an unlimited search would take a tenth of a second in a long
 * message.
 */
export const bareText = (text: string): string =>
  text
    .replace(/(\/[^\s?#/]*)[?#]\S*/g, '$1')
    // An address's host is left.
    .replace(/:\/\/[^\s/]*|\/[^\s/]+/g, (part) => (part[0] === ':' ? part : `/${barePart(part.slice(1))}`))
    .replace(/%(?:25)*40/g, '@')
    .replace(/[^\s@/<"':]{1,64}@[^\s@]{1,255}\.\w+/g, '[e-mail]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]');
