import { StoreTrouble } from '../trouble';

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host is this machine. */
const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * Reads the address of a store or of one of its pages.
 *
 * @throws StoreTrouble for what is no address, and for one without `https:` that is not on this machine
 */
export function readAddress(text: string): URL {
  if (!URL.canParse(text)) throw new StoreTrouble('no-address', text);
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A name and password would end up in terminals and reports.
  if (url.username || url.password) throw new StoreTrouble('no-address', `${url.protocol}//${url.host}`);
  if (!isWeb) throw new StoreTrouble('no-address', text);
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw new StoreTrouble('not-https', url.origin);
  return url;
}
