import pkg from '../../package.json' with { type: 'json' };

/** Before the name of each file in a theme, whose `assets/` has no folders and is shared with the theme's own files. */
export const THEME_PREFIX = `karui-${pkg.version}-`;
