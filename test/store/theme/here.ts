/** This page's path and query: the page that a section is rendered for, and that theme B fetches again. */
export function here(): string {
  return location.pathname + location.search;
}
