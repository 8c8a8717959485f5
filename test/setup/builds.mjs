import { readFileSync } from 'node:fs';
import { root } from './run.mjs';

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** What `npm start` and `npm run react-store` need built: its name, the files it is made of, the folder it is written to, and Vite's arguments. */
export const BUILDS = [
  {
    name: 'widget',
    inputs: ['src', 'wallets', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
    output: `dist/${version}`,
    args: [],
  },
  {
    name: 'demo store',
    inputs: [
      'test/store/theme',
      'test/store/panel',
      'test/store/vite.config.ts',
      'test/simulators',
      'src/build/react-aliases.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    output: 'test/store/dist',
    args: ['--config', 'test/store/vite.config.ts'],
  },
];
