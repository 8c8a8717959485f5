import { HEAD_OPTIONS, headOptions, type HeadOptions } from '../head-options.ts';
import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';

/** What `npm run theme` does. */
export interface ThemeOptions extends HeadOptions {
  /** The theme's folder, as the user typed it. */
  folder: string;
  /** Whether height, corners and the place of a cart's row, of the theme's rules on older names, go into the snippet. */
  isMatched: boolean;
  /** Languages of the pages that get the buttons, in lower case: `ja`, or `pt-br` for one region alone. Absent: all languages. */
  languages?: readonly string[];
  /** Whether to remove the widget. */
  undo: boolean;
}

const OPTIONS = {
  undo: { help: 'takes all of it out again; stands alone beside the folder' },
  ...HEAD_OPTIONS,
  languages: {
    values: '<codes>',
    help: 'languages of the pages that get these buttons, whose words are Japanese, such as ja,en, or all; ja when absent',
  },
  match: {
    values: 'on|off',
    choices: ['on', 'off'],
    help: "on: height, corners and the place of a cart's row, of the theme's rules on Shopify's older names, go into the snippet, when absent; off: only the page reads them",
  },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** Languages of the pages that get the buttons where nobody says: that of their words. Elsewhere the platform's buttons stand. */
export const USUAL_LANGUAGES = 'ja';

/** Reads language codes; none for `all`. @throws where one is no code */
function languagesOf(list: string): readonly string[] | undefined {
  if (list === 'all') return undefined;
  const codes = list.split(',').map((code) => code.trim().toLowerCase());
  const wrong = codes.find((code) => !/^[a-z]{2,3}(-[a-z\d]{2,8})*$/.test(code));
  if (wrong !== undefined) throw new Error(`--languages takes codes such as ja,en, or all, not “${wrong}”`);
  return codes;
}

/** What `--help` prints. */
export const HELP = `Puts the last build (npm run build makes one) into the folder of a theme: its assets, a snippet, and one line in its layout.

  npm run theme -- ../my-theme
  npm run theme -- ../my-theme --undo

${optionLines(OPTIONS)}
`;

/**
 * Reads the arguments; null for `--help`.
 *
 * @throws with a sentence for the developer if an argument is wrong, or if one option makes another useless
 */
export function readThemeOptions(args: string[]): ThemeOptions | null {
  const { values, positionals } = readArguments(OPTIONS, args, true);
  if (values.help) return null;
  const { undo = false } = values;
  const [folder, another] = positionals;
  if (folder === undefined || another !== undefined)
    throw new Error('Name the folder of one theme: npm run theme -- ../my-theme');
  if (undo && Object.keys(values).length > 1)
    throw new Error('--undo takes all of it out: no other option has an effect beside it');
  const languages = languagesOf(values.languages ?? USUAL_LANGUAGES);
  return { folder, undo, isMatched: values.match !== 'off', ...(languages && { languages }), ...headOptions(values) };
}
