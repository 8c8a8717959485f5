/** Text that stands in an element as it is: a script's, a style's. */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
