/** The document. As a constant of ours it has a name of one letter in the snippet. */
export const doc = document;

/** Whether the page is still being parsed: "loading" is the only state of seven letters. */
export const isLoading = (): boolean => !doc.readyState[7];
