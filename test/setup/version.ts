import pkg from '../../package.json' with { type: 'json' };

/** The widget's version and where its logos are, for tests in happy-dom: there the build's constants are not put in. */
Object.assign(globalThis, { __VERSION__: pkg.version, __LOGOS__: 'logos/' });
