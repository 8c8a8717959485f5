/** The storefront access token of the demo store: public by nature, it stands in the pages' markup. */
export const STOREFRONT_TOKEN = '5f0c1d7ae9b34c62a8d1f7e204b9c36e';
