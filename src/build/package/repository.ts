/**
 * Address of the repository's page, such as `https://github.com/owner/name`. Null until there is a public one: the package must not name
 * somebody else's.
 */
export const REPOSITORY: string | null = null;

/** The repository's fields in `package.json`; empty if the address is null. */
export const repositoryFields = (address: string | null) =>
  address === null
    ? {}
    : {
        homepage: `${address}#readme`,
        repository: { type: 'git', url: `git+${address}.git` },
        bugs: { url: `${address}/issues` },
      };
