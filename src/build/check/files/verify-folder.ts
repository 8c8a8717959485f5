import type { BuiltFile } from './built-file.ts';
import type { Finding } from '../finding.ts';
import { verifyFile, type VerifyOptions } from './verify-file.ts';

/** How many files are requested at a time: as many as a browser requests. */
const AT_A_TIME = 6;

/** Compares every file with what its address serves. @returns what was noticed, in the order of the files */
export async function verifyFolder(
  folder: URL,
  files: readonly BuiltFile[],
  options: VerifyOptions,
): Promise<Finding[]> {
  const findings = new Map<string, Finding[]>(files.map(({ name }) => [name, []]));
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) findings.set(file.name, await verifyFile(folder, file, options));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return [...findings].flatMap(([file, found]) => found.map((finding) => ({ ...finding, about: file })));
}
