import { readFileSync } from 'node:fs';
import type { ReportedError } from '../../../../wallets/sheet/errors/reaction';

const markdown = readFileSync(new URL('../../../store/server/schema/enums-2026-04.md', import.meta.url), 'utf8');

/** Codes of one enum of the public schema. */
export function enumCodes(name: string): string[] {
  const [, rest = ''] = markdown.split(`## ${name}\n`);
  return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- `(\w+)`/gm)].map(([, code = '']) => code);
}

/** An error of the code, with a path where the reaction depends on its last segment. */
export const errorOf = (code: string): ReportedError => ({
  code,
  field: /^(?:ADDRESS_FIELD|INVALID_ZIP|PROVINCE)/.test(code)
    ? ['buyerIdentity', '0', 'deliveryAddress', 'city']
    : null,
  message: code,
});
