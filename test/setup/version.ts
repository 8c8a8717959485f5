import pkg from '../../package.json' with { type: 'json' };

/** The widget's version, for tests in happy-dom: there the build's constant is not put in. */
Object.assign(globalThis, { __VERSION__: pkg.version });
