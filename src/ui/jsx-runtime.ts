/**
 * React's JSX runtime by Preact's `createElement`, which is in the core anyway. Preact's own runtime brings what JSX templates and
 * server rendering need besides: 85 bytes of the core, brotli. Views have no keys, so the third argument stays empty.
 */
export { createElement as jsx, createElement as jsxs, Fragment } from 'preact';
