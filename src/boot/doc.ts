/** The document, as a constant that the minifier can give a shorter name. */
export const doc = document;

/** Whether the page is still being parsed: "loading" is the only state of seven letters. */
export const isLoading = (): boolean => !doc.readyState[7];
