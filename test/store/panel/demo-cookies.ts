/** A cookie of the demo; empty when it is not there. */
export const readCookie = (name: string): string =>
  decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

/** Writes a cookie of the demo for this browser session; an empty value removes it. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${value ? '' : '; max-age=0'}`;
}
