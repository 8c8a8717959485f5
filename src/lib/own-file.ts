/**
 * Address and folder of the core's own file, and "?" if its address has a query. All are undefined in a bundle, whose files are elsewhere.
 * The code never writes `new URL(…, import.meta.url)`, because bundlers replace that with a file of their own choice.
 */
export const [ownAddress, ownFolder, ownQuery] = /^(https?:.*\/).*wallets\.js(?=$|(\?))/.exec(import.meta.url) || [];
