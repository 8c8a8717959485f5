import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Writes `var` where a source says `let` or `const`. A theme's server minifies for ES5, writes a line at the head of a file for each of
 * these words, and shoppers fetch those lines: .github/docs/how-it-works.md says what they weigh.
 */
export function letAsVar(): Plugin {
  return {
    name: 'karui:let-as-var',
    enforce: 'post',
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      async handler(source, id) {
        const made = await transformAsync(source, {
          filename: id,
          configFile: false,
          babelrc: false,
          compact: false,
          plugins: ['@babel/plugin-transform-block-scoping'],
        });
        return made?.code ?? null;
      },
    },
  };
}
