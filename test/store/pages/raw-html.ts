/** Content of an element that is written without escaping, such as a script or a style. */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
