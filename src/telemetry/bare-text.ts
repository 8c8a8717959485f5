/** Whether a part of a path holds an e-mail address: a sign, then a dot that is not one of a version (`lib@1.2.3`). Either may be percent-encoded, even twice. */
function holdsEmail(part: string): boolean {
  // In two steps: one pattern would look for the dot again after each of many signs.
  const [, afterSign = ''] = /.(?:@|%(?:25)*40)(.*)/i.exec(part) ?? [];
  return /(?:\.|%(?:25)*2e)\D/i.test(afterSign);
}

/** A path in which each part that holds an e-mail address is replaced. */
export const barePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (holdsEmail(part) ? '[e-mail]' : part))
    .join('/');

/**
 * An address without what may be the shopper's: query and fragment, where shops and browsers put what is personal, user name and
 * password, and e-mail addresses in its path. Every address that is sent comes from here. Undefined for what is no web address.
 */
export function bareAddress(address: string): string | undefined {
  const [, scheme, hostAndPath] = /^(https?:\/\/)(?:[^/?#]*@)?([^?#]+)/i.exec(address) ?? [];
  return hostAndPath && `${scheme}${barePath(hostAndPath)}`;
}

/**
 * A message without what may be the shopper's: queries and fragments of addresses, relative ones too, e-mail addresses, long numbers. The
 * lengths are bounded, because a search without would take a tenth of a second in a long message.
 */
export const bareText = (text: string): string =>
  text
    .replace(/(\/[^\s?#/]*)[?#]\S*/g, '$1')
    .replace(/%(?:25)*40/g, '@')
    .replace(/[^\s@/<"':]{1,64}@[^\s@]{1,255}\.\w+/g, '[e-mail]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]');
