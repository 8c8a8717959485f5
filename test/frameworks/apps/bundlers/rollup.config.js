import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

export default {
  input: 'client.jsx',
  jsx: 'react-jsx',
  output: { dir: 'public' },
  plugins: [
    replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
    resolve({ browser: true }),
    commonjs(),
  ],
};
