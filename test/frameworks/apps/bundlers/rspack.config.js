const rule = {
  test: /\.jsx$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } },
  type: 'javascript/auto',
};

export default {
  mode: 'production',
  entry: { client: './client.jsx' },
  output: { path: `${import.meta.dirname}/out/client`, publicPath: '/', trustedTypes: 'rspack' },
  module: { rules: [rule] },
};
