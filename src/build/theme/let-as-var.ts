import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Replaces `let` and `const` with `var`. A theme's server minifies for ES5 and writes one comment line into the file for each of these
 * words. Shoppers download those lines: .github/docs/decisions/2026-11-27-scripts-of-a-theme.md says how large they are.
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
