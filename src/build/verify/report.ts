import { asLines, asPrintedJson } from '../command/printed.ts';
import type { BuiltFiles } from './built-file.ts';
import type { FileFinding } from './verify-folder.ts';

/** How many names one line of the report may have. */
const NAMED = 4;

/** What was compared, and what was found. */
export interface Comparison extends BuiltFiles {
  address: string;
  findings: readonly FileFinding[];
}

const differences = ({ findings }: Comparison) => findings.filter(({ isRemark }) => !isRemark);

/** Whether every file is served as it was built. */
export const isSame = (comparison: Comparison): boolean => differences(comparison).length === 0;

function namesOf(files: readonly string[]): string {
  const more = files.length - NAMED;
  return more > 1 ? `${files.slice(0, NAMED).join(', ')} and ${more} more` : files.join(', ');
}

/** One line for each finding; files with the same finding share a line. */
function lines(findings: readonly FileFinding[]): string[] {
  const byText = new Map<string, string[]>();
  for (const { file, text } of findings) byText.set(text, [...(byText.get(text) ?? []), file]);
  return [...byText].map(([text, files]) => `  ${namesOf(files)}: ${text}`);
}

/** The report for people. */
export function asText(comparison: Comparison): string {
  const { address, version, files, findings } = comparison;
  const wrong = new Set(differences(comparison).map(({ file }) => file)).size;
  const verdict = isSame(comparison)
    ? `Same: the ${files.length} files of ${version} are served as they were built by ${address}`
    : `Different: ${wrong} of the ${files.length} files of ${version} are not served as they were built by ${address}`;
  const remarks = findings.filter(({ isRemark }) => isRemark);
  return asLines([
    verdict,
    ...lines(differences(comparison)),
    ...(remarks.length > 0 ? ['Remarks, which change no byte of a script:', ...lines(remarks)] : []),
  ]);
}

/** The report for programs. */
export function asJson(comparison: Comparison): string {
  const { address, version, files, findings } = comparison;
  const entries = findings.map(({ file, code, text, isRemark }) => ({ file, code, text, isRemark }));
  return asPrintedJson({ isSame: isSame(comparison), address, version, files: files.length, findings: entries });
}
