/**
 * Whether a part of a path contains an e-mail address: an @ sign, then a dot that does not belong to a version (`lib@1.2.3`). Sign and dot
 * may be percent-encoded, even twice.
 */
function holdsEmail(part: string): boolean {
  // In two steps: one pattern would look for the dot again after each of many signs.
  const [, afterSign = ''] = /.(?:@|%(?:25)*40)(.*)/i.exec(part) ?? [];
  return /(?:\.|%(?:25)*2e)\D/i.test(afterSign);
}

/** The path, with each part that contains an e-mail address replaced. */
export const barePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (holdsEmail(part) ? '[e-mail]' : part))
    .join('/');

/**
 * An address without possible personal data: without query and fragment, where shops and browsers put it, without user name and password,
 * and without e-mail addresses in its path. Every address that is sent comes from here. Undefined if it is not a web address.
 */
export function bareAddress(address: string): string | undefined {
  const [, scheme, hostAndPath] = /^(https?:\/\/)(?:[^/?#]*@)?([^?#]+)/i.exec(address) ?? [];
  return hostAndPath && `${scheme}${barePath(hostAndPath)}`;
}

/**
 * A message without possible personal data: without queries and fragments of addresses, even relative ones, without e-mail addresses and
 * long numbers. The patterns have maximum lengths, because an unlimited search would take a tenth of a second in a long message.
 */
export const bareText = (text: string): string =>
  text
    .replace(/(\/[^\s?#/]*)[?#]\S*/g, '$1')
    .replace(/%(?:25)*40/g, '@')
    .replace(/[^\s@/<"':]{1,64}@[^\s@]{1,255}\.\w+/g, '[e-mail]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]');
