/** The attribute that the widget writes on the elements of its wallets, and what selects them. */
export const TAKEN_BY = 'access-token';
export const TAKEN = `[${TAKEN_BY}]`;
