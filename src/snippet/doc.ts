/** The document, as a constant that the minifier can give a shorter name. */
export const doc = document;

/** Whether the page is still being parsed: "loading" is the only state without an eighth letter. */
export const isLoading = (): boolean => !doc.readyState[7];
