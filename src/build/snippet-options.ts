import { parseArgs } from 'node:util';
import pkg from '../../package.json' with { type: 'json' };

/** What `npm run snippet` is asked to write. */
export interface SnippetOptions {
  /** Where the files of the build are served; ends with a slash. */
  base: string;
  /** Whether a module for a server is written, and no snippet. */
  server: boolean;
  /** Whether the logos stand in the snippet. */
  hasLogos: boolean;
  /** Whether the snippet paints buttons before the widget is there. */
  isPainted: boolean;
}

/** What each option may say; anything else is a mistake, and nothing is written. */
const CHOICES = { logos: ['files', 'inline'], paint: ['on', 'off'] } as const;

/** @throws with a sentence for the developer where options are wrong, or of no effect beside each other */
export function readOptions(args: string[]): SnippetOptions {
  const { values } = parseArgs({
    args,
    options: {
      logos: { type: 'string' },
      base: { type: 'string' },
      paint: { type: 'string' },
      server: { type: 'boolean', default: false },
    },
  });
  for (const [name, choices] of Object.entries(CHOICES)) {
    const given = values[name as keyof typeof CHOICES];
    if (given !== undefined && !choices.some((choice) => choice === given))
      throw new Error(`--${name} is ${choices.join(' or ')}, not ${given}`);
  }
  const { logos, base = `/karui/${pkg.version}/`, paint, server } = values;
  if (!base.endsWith('/')) throw new Error(`--base has to end with a slash: ${base}`);
  if (server && Object.keys(values).length > 1)
    throw new Error('--server stands alone: its functions take the base with each page');
  if (logos && paint === 'off') throw new Error('--logos has no effect beside --paint=off, which leaves logos out');
  return { base, server, hasLogos: logos === 'inline', isPainted: paint !== 'off' };
}
