import { integrityOf, type BuiltFile } from './built-file.ts';
import { checkHeaders } from './check-headers.ts';
import { decodeBody, hiddenEncoding } from '../decode-body.ts';
import { fetchServed, type FetchOptions, type Served } from '../fetch-served.ts';
import { findChange } from './find-change.ts';
import { wrong, remark, type Finding } from '../finding.ts';

/** How many bytes larger than the file an answer may be: a CDN's additions are still seen, and an endless answer is cut off. */
const MORE = 1_000_000;

/** How a folder is compared with the build. */
export interface VerifyOptions extends FetchOptions {
  /** Whether the folder is a theme's `assets/`, which its platform serves in its own way. */
  isTheme: boolean;
}

function bodyFindings(file: BuiltFile, { header, body }: Served, { isTheme }: VerifyOptions): Finding[] {
  const { name, bytes, integrity, content } = file;
  const limit = bytes + MORE;
  const isBuilt = (one: Buffer) => integrityOf(one) === integrity;
  let served: Buffer;
  try {
    served = decodeBody(body, header('content-encoding'), limit);
  } catch (error) {
    return [wrong('encoding', (error as Error).message)];
  }
  if (isBuilt(served)) return [];
  const hidden = hiddenEncoding(served, limit, isBuilt);
  if (hidden) return [wrong('encoding', `is packed once more than its headers say, by ${hidden}`)];
  if (content) return [findChange(name, content, served, isTheme)];
  const hash = integrityOf(served);
  return [
    wrong('changed', `is another file: ${bytes} bytes were built, ${served.length} are served, and hash to ${hash}`),
  ];
}

/** Compares what an address serves for one file with what was built. @returns the findings; empty if all is well */
export async function verifyFile(folder: URL, file: BuiltFile, options: VerifyOptions): Promise<Finding[]> {
  const url = new URL(file.name, folder);
  const served = await fetchServed(url, file.bytes + MORE, options);
  if (!('body' in served)) {
    const isNoLoss = served.code === 'missing-file' && !file.isLoaded;
    return [isNoLoss ? remark('not-served', 'is not served; no page of a store needs it there') : served];
  }
  return [...served.remarks, ...bodyFindings(file, served, options), ...checkHeaders(file, served, url, options.page)];
}
