import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod/mini';
import { integrityOf, type BuiltFiles } from './built-file.ts';

/** No name may lead out of the folder. */
const NAME = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

const Manifest = z.object({
  version: z.string(),
  files: z.record(
    z.string().check(z.regex(NAME)),
    z.object({
      bytes: z.int().check(z.nonnegative()),
      integrity: z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
      imports: z.optional(z.array(z.string())),
    }),
  ),
});

function parse(path: string): z.infer<typeof Manifest> {
  try {
    return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} is no manifest.json of a build`, { cause });
  }
}

/** The file itself, where it lies beside its manifest. @throws where it is another one */
function contentOf(path: string, integrity: string): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path);
  if (integrityOf(content) !== integrity)
    throw new Error(
      `${path} is not the file that the manifest beside it lists: build anew, or take the release's folder`,
    );
  return content;
}

/**
 * What a `manifest.json` lists, with the bytes of all files that lie beside it.
 *
 * @throws with a sentence for people where there is none, or where a file beside it is another one
 */
export function readManifest(path: string): BuiltFiles {
  if (!existsSync(path)) throw new Error(`There is no ${path}: npm run build makes one, --manifest names another`);
  const { version, files } = parse(path);
  return {
    version,
    files: Object.entries(files).map(([name, { bytes, integrity, imports }]) => ({
      name,
      bytes,
      integrity,
      isLoaded: imports !== undefined || name.startsWith('logos/'),
      content: contentOf(join(dirname(path), name), integrity),
    })),
  };
}
