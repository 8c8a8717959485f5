import pkg from '../../../package.json' with { type: 'json' };
import { REPOSITORY, repositoryFields } from './repository.ts';

/** The `package.json` of the build's folder, so that the folder can be installed from a file or a registry. */
export const packageJson = {
  name: pkg.name,
  version: pkg.version,
  description: pkg.description,
  license: pkg.license,
  ...repositoryFields(REPOSITORY),
  keywords: ['shopify', 'wallets', 'checkout', 'custom-elements', 'react'],
  type: 'module',
  sideEffects: ['./wallets.js', './split.js', './skeleton.css'],
  exports: {
    './react': { types: './react.d.ts', development: './react-development.js', default: './react.js' },
    './wallets.js': { types: './wallets.d.ts', default: './wallets.js' },
    './*': './*',
  },
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
  // Optional, because a storefront may have Preact instead: npm must not install React for us.
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
};
