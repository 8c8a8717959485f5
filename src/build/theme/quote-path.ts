/** A path as a shell takes it in a command that is copied: quoted where it has other characters than letters, digits and `@%+=:,./-`. */
export const quotePath = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
