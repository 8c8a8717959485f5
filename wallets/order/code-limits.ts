/** How long an order waits for its further code, in milliseconds: less than a sheet waits for us, so that checkout can still take the order. */
export const CODE_LIMIT = 10_000;

/** How long an address waits for a table of provinces or countries, in milliseconds: without it the API says what is wrong. */
export const TABLE_LIMIT = 2000;
