/** The type of a page in the platform's analytics; null for pages that are not the theme's. */
export type PageType = 'home' | 'product' | 'cart' | '404' | null;
