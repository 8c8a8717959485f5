/** The page's address for tests in Node: the cart API is on the page's origin, and Node has none. */
globalThis.location = new URL('https://shop.example/products/sencha') as unknown as Location;
