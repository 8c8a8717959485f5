import pkg from '../../../package.json' with { type: 'json' };

/** The file that a theme renders in its head, from the theme's folder. */
export const SNIPPET_FILE = 'snippets/karui.liquid';

/** The layout that renders it. */
export const LAYOUT_FILE = 'layout/theme.liquid';

/** The line that renders it, without indentation. */
export const RENDER_LINE = "{% render 'karui' %}";

/** Marks a snippet of any version as ours. */
export const MADE_MARK = 'written by `npm run theme` of Karui';

/** First line of the snippet. */
export const MADE_BY_KARUI = `Payment buttons, ${MADE_MARK} ${pkg.version}, which also writes it anew: what is changed here is lost then.`;

/** Our assets of any version: the version is the first group. */
export const OUR_ASSET = /^karui-(\d+\.\d+\.\d+)-[a-z\d-]+\.(?:js|svg|css)$/;
