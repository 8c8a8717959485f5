const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** An https address, or http on this machine. @throws with a sentence that names what is wrong */
export function readWebAddress(text: string, what: string): URL {
  if (!URL.canParse(text)) throw new Error(`${what} has to be an address that begins with https://: ${text}`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.test(url.hostname)))
    throw new Error(
      `${what} has to begin with https://, because on the way anybody can change what comes by http: ${text}`,
    );
  return url;
}
