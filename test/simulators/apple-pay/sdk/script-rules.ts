/** The parts of Apple's address: the version says what the file has. */
const ADDRESS = /\/jsapi\/(?:v(\d+)(?:\.(\d+)\.(\d+))?|1\.latest)\/apple-pay-sdk\.js(?:\?|$)/;

/** Whether an address is one of Apple's files. */
export const isApples = (src: string): boolean => ADDRESS.test(src);

/** What stands in the tag of Apple's script. */
export interface Tag {
  src: string;
  crossOrigin: string | null;
  integrity: string;
}

/** Whether the file of an address makes a session: `v1/` has only the button. */
export function hasSession(src: string): boolean {
  const found = ADDRESS.exec(src);
  return !!found && (found[1] === undefined || found[2] !== undefined);
}

/** What is wrong with the tag, each with the number of its rule. */
export function wrongTag({ src, crossOrigin, integrity }: Tag): [rule: number, what: string][] {
  const found = ADDRESS.exec(src);
  if (!found) return [[36, `no address of Apple's script: ${src}`]];
  const [, , minor] = found;
  const isExact = minor !== undefined;
  const wrong: [number, string][] = [];
  if (crossOrigin !== 'anonymous') wrong.push([36, 'the script has no crossorigin']);
  if (!isExact && integrity && hasSession(src)) wrong.push([36, 'a hash for a file that Apple changes']);
  if (isExact && !integrity) wrong.push([36, 'an exact version without its hash']);
  if (isExact && Number(minor) < 3) wrong.push([36, 'this version is for tests only']);
  return wrong;
}
