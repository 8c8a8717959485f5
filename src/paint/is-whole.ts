import { doc } from '../boot/doc';

/** Whether the parser has come to the end of an element: something stands behind it, or the page is all there. */
export const isWhole = ({ nextSibling, parentNode }: Node): boolean =>
  !!nextSibling || (parentNode ? isWhole(parentNode) : doc.readyState !== 'loading');
