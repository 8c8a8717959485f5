/** Where the page of tests in Node stands: there is no browser to say so, and the cart API is on the page's own origin. */
globalThis.location = new URL('https://shop.example/products/sencha') as unknown as Location;
