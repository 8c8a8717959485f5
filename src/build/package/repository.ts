/** Address of the repository's page, such as `https://github.com/owner/name`. Null until it has a public one: a package must not name another's. */
export const REPOSITORY: string | null = null;

/** What `package.json` says of the repository; nothing where there is none. */
export const repositoryFields = (address: string | null) =>
  address === null
    ? {}
    : {
        homepage: `${address}#readme`,
        repository: { type: 'git', url: `git+${address}.git` },
        bugs: { url: `${address}/issues` },
      };
