/** In the address of version 6 of PayPal's script, and of nothing else. */
export const V6_PATH = '/web-sdk/v6/';
