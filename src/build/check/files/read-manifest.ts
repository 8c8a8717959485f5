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

/** The bytes of the file, if it is beside its manifest. @throws if its hash is not the one in the manifest */
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
 * The files that a `manifest.json` lists, with the bytes of those that are beside it.
 *
 * @throws with a sentence for people if it is no manifest, or if a file beside it does not match its hash
 */
export function readManifest(path: string): BuiltFiles {
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
