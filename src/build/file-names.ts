import pkg from '../../package.json' with { type: 'json' };

/** How the files of a build are called, and so how they find each other. */
export interface FileNames {
  /** What stands before each script's name. */
  scripts: string;
  /** What stands before each logo's name. */
  logos: string;
}

/** In a folder of its own, `dist/<version>/`. */
export const IN_FOLDERS: FileNames = { scripts: '', logos: 'logos/' };

/** Before the name of each file in a theme, whose `assets/` has no folders and is shared with the theme's own files. */
export const THEME_PREFIX = `karui-${pkg.version}-`;

/** In a theme's `assets/`. */
export const IN_THEME: FileNames = { scripts: THEME_PREFIX, logos: THEME_PREFIX };
