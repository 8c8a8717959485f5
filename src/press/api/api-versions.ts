/** What a version of the cart API may be. */
export const API_VERSIONS = /^(?:unstable|\d{4}-\d\d)$/;
