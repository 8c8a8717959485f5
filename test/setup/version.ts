import pkg from '../../package.json' with { type: 'json' };
import { logoShapes } from '../../src/build/logo-shapes';

/** The widget's version and its logos, for tests in happy-dom: there the build's constants are not put in. */
Object.assign(globalThis, {
  __VERSION__: pkg.version,
  __LOGO_SHAPES__: logoShapes(),
});
