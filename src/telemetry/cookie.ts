/** A cookie's decoded value; undefined when there is none, when it is badly encoded or when the page may not read cookies. */
export function cookie(name: string): string | undefined {
  try {
    return decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)![1]!);
  } catch {
    // It throws in a sandboxed page, for a badly encoded value and without a cookie: each time there is none.
    return undefined;
  }
}
