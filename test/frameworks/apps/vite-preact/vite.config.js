/** Preact under React's name, in the packages as well. */
const alias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export default {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { alias },
  ssr: { noExternal: ['karui'] },
};
