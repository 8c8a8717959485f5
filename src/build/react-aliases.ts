/**
 * Replaces React with Preact's compatible version, https://preactjs.com/guide/v10/switching-to-preact. The build, the tests and the demo
 * store share it.
 */
export const reactAliases = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
