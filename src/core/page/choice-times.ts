/** How long a page has to write what the shopper has chosen into its form, in milliseconds: so long a press waits for it. */
export const WRITE_MS = 5000;

/** How long after a choice a script of the page may take to begin a request, in milliseconds. */
export const BEGIN_MS = 110;
