/** The other name of this machine, which makes another origin of the same store. */
const OTHER_NAME: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Where PayPal's own pages are: beside its script. Frame and window have to be of another origin than the page, so a script from the
 * page's own origin takes them from the machine's other name.
 *
 * @param script address of the script
 * @param origin of the page
 * @returns an address without a slash at its end
 */
export function payPalBase(script: string, origin: string): string {
  const url = new URL(script);
  if (url.origin === origin) {
    const other = OTHER_NAME[url.hostname];
    if (other === undefined) throw new Error(`The simulated PayPal needs another origin than ${origin}.`);
    url.hostname = other;
  }
  return url.origin + url.pathname.replace(/\/(sdk\/js|web-sdk\/v6\/core)$/, '');
}
