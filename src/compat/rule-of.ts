import type { Derived } from './derive';

/**
 * The values as rules for one kind of host, on one line. They apply only where the theme sets nothing. The selector has no specificity, so
 * a theme's own rule on the host always wins. Each property is asked for on the host's parent, so what the theme sets anywhere around the
 * host wins too, whenever it comes. The attribute `disable-compat` is part of the selector, so that it works at any time. A browser without
 * style queries keeps the defaults.
 */
export const ruleOf = (kind: string, values: Derived): string =>
  values
    .map(([name, value]) => `@container not style(${name}){:where(${kind}:not([disable-compat])){${name}:${value}}}`)
    .join('');
