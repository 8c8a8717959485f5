import pkg from '../../package.json' with { type: 'json' };

/** The names of a build's files, by which the files import each other. */
export interface FileNames {
  /** Prefix of each script's name. */
  scripts: string;
  /** Prefix of each logo's name. */
  logos: string;
}

/** For a folder that has only our files: `dist/<version>/`. */
export const IN_FOLDERS: FileNames = { scripts: '', logos: 'logos/' };

/** Before the name of each file in a theme, whose `assets/` has no folders and is shared with the theme's own files. */
export const THEME_PREFIX = `karui-${pkg.version}-`;

/** In a theme's `assets/`. */
export const IN_THEME: FileNames = { scripts: THEME_PREFIX, logos: THEME_PREFIX };
