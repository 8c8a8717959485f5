import type { Theme } from './page-request';

/** Address of a theme's style sheet. */
export const styleSheetOf = (theme: Theme): string => `/store-assets/theme-${theme}.css`;
