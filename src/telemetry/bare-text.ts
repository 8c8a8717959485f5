/** An address without its query and fragment, where shops and browsers put what is personal; undefined for what is no web address. */
export function bareAddress(address: string): string | undefined {
  return /^https?:\/\/[^?#]+/i.exec(address)?.[0];
}

/**
 * A message without what may be the shopper's: queries and fragments of addresses, relative ones too, e-mail addresses, long numbers. The
 * lengths are bounded, because a search without would take a tenth of a second in a long message.
 */
export const bareText = (text: string): string =>
  text
    .replace(/(\/[^\s?#/]*)[?#]\S*/g, '$1')
    .replace(/[^\s@/<"':]{1,64}@[^\s@]{1,255}\.\w+/g, '[e-mail]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]');
