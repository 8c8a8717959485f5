/** The document. As a constant of ours it has a name of one letter in the snippet. */
export const doc = document;
