/** This page's path and query: what a section is drawn for, and where theme B gets the page anew. */
export function here(): string {
  return location.pathname + location.search;
}
