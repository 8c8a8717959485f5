/** The platform's own word for a page, as its analytics say it; null for pages that are not the theme's. */
export type PageType = 'home' | 'product' | 'cart' | '404' | null;
