import { asLines, asPrintedJson } from '../command/printed.ts';
import { isKept, type DatedFinding, type VersionReport } from './check-contract.ts';
import { isBroken, type FindingKind } from './finding.ts';
import type { PageLook } from './look-at-page.ts';

/** All that was asked and seen. */
export interface ContractReport {
  /** The store or the file. */
  of: string;
  versions: readonly VersionReport[];
  /** Null where only a file was read. */
  page: PageLook | null;
}

const WORDS: Readonly<Record<FindingKind, string>> = {
  missing: 'is missing',
  invalid: 'is refused',
  deprecated: 'is deprecated',
  unknown: 'is a value that the widget does not know',
};

function findingLines({ kind, place, since, reason, documents, does }: DatedFinding): string[] {
  const then = kind === 'deprecated' ? `Once it is gone: ${does}` : `Then: ${does}`;
  return [
    `  ${place} ${WORDS[kind]} (${since})${reason ? `: ${reason}` : ''}`,
    ...(documents.length > 0 ? [`    sent by ${documents.join(', ')}`] : []),
    `    ${then}`,
  ];
}

function versionLines({ version, isAsked, findings }: VersionReport): string[] {
  const broken = findings.filter(isBroken).length;
  const verdict = broken === 0 ? 'has all that the widget sends' : `lacks ${broken} of what the widget sends`;
  const name = isAsked ? `${version}, which the widget asks,` : version;
  // Of another version only what would stop a sale is of interest to a store that thinks of pinning it.
  const shown = isAsked ? findings : findings.filter(isBroken);
  return [`${name} ${verdict}`, ...shown.flatMap(findingLines)];
}

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : '(none)');

function pageLines(page: PageLook): string[] {
  const unread = Object.entries(page.unread).map(([element, names]) => `<${element}> ${names.join(', ')}`);
  return [
    `The page ${page.address}`,
    `  consent is read from: ${page.consent.join(', then ')}`,
    `  cookies it sets: ${list(page.cookies)}`,
    `  Shopify.routes.root: ${page.routesRoot ?? '(not said)'}`,
    `  Server-Timing: ${list(page.serverTiming)}`,
    `  our elements: ${list(page.elements)}`,
    `  version of PayPal’s script: ${list(page.payPal)}`,
    `  attributes of theirs that nothing reads: ${list(unread)}`,
  ];
}

/** The report for people. */
export function asText({ of, versions, page }: ContractReport): string {
  const verdict = isKept(versions)
    ? `Kept: the cart API of ${of} has all that the widget sends`
    : `Broken: the cart API of ${of} lacks what the widget sends`;
  const lines = [
    verdict,
    '',
    ...versions.flatMap((one) => [...versionLines(one), '']),
    ...(page ? pageLines(page) : []),
  ];
  return asLines(lines).trimEnd();
}

/** The report for programs. */
export const asJson = ({ of, versions, page }: ContractReport): string =>
  asPrintedJson({ isKept: isKept(versions), of, versions, page });
