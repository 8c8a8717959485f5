/**
 * Address, folder and "?" (where there is a query) of the core's own file. All are undefined in a bundle, whose files lie elsewhere.
 * `new URL(…, import.meta.url)` stands nowhere, because bundlers follow it to a file of their choice.
 */
export const [address, folder, query] = /^(https?:.*\/).*wallets\.js(?=$|(\?))/.exec(import.meta.url) || [];
