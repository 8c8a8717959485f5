const rule = {
  test: /\.jsx$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } },
};

export default {
  mode: 'production',
  entry: { client: './client.jsx' },
  output: { path: `${import.meta.dirname}/public`, publicPath: '/', trustedTypes: 'rspack' },
  module: { rules: [rule] },
};
