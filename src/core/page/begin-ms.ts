/** How long after a choice a script of the page may take to begin a request, in milliseconds. */
export const BEGIN_MS = 110;
