import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { CheckOptions } from '../check-options.ts';
import { remark, wrong, type Finding } from '../finding.ts';
import type { StorePage } from '../page/read-page.ts';
import { askSchema, askVersions, readSchema } from './ask-api.ts';
import { checkVersions, isBroken, type DatedNote, type VersionReport } from './check-versions.ts';

function schemaOfFile(file: string): GraphQLSchema {
  // npm runs this in the project's folder, so the path is resolved from where the user typed the command.
  const path = resolve(process.env['INIT_CWD'] ?? '', file);
  const text = readFileSync(path, 'utf8');
  try {
    return readSchema(JSON.parse(text), path);
  } catch (cause) {
    throw new Error(`${path} is no answer to an introspection`, { cause });
  }
}

async function schemasOf({ schema, token, apiVersion, deadline }: CheckOptions, pages: readonly StorePage[]) {
  if (schema !== undefined) return new Map([[apiVersion, schemaOfFile(schema)]]);
  const named = pages.flatMap(({ facts }) => facts.token ?? []);
  const access = { origin: pages[0]!.address.origin, token: token ?? named[0] ?? null, deadline };
  const schemas = new Map([[apiVersion, await askSchema(access, apiVersion)]]);
  for (const version of await askVersions(access, apiVersion))
    if (!schemas.has(version)) schemas.set(version, await askSchema(access, version));
  return schemas;
}

const WORDS: Readonly<Record<DatedNote['kind'], string>> = {
  missing: 'is missing',
  invalid: 'is refused',
  deprecated: 'is deprecated',
  unknown: 'is a value that the widget does not know',
};

function asFinding(note: DatedNote): Finding {
  const { kind, place, since, reason, documents, does } = note;
  const sent = documents.length > 0 ? `; sent by ${documents.join(', ')}` : '';
  const then = kind === 'deprecated' ? 'once it is gone' : 'then';
  const text = `${WORDS[kind]} (${since})${reason ? `: ${reason}` : ''}${sent}; ${then}: ${does}`;
  return (isBroken(note) ? wrong : remark)(kind, text, place);
}

/** Of another version only what would stop a sale is of interest, to a store that thinks of pinning it. */
function ofOther({ version, notes }: VersionReport): Finding[] {
  const broken = notes.filter(isBroken).length;
  return broken > 0
    ? [remark('other-version', `would lack ${broken} of what the widget sends, if your pages named it`, version)]
    : [];
}

/** Asks a store, or reads in a file, whether its cart API has what the widget sends. */
export async function checkApi(options: CheckOptions, pages: readonly StorePage[]) {
  const today = new Date().toISOString().slice(0, 10);
  const versions = checkVersions(await schemasOf(options, pages), options.apiVersion, today);
  const findings = versions.flatMap((one) => (one.isAsked ? one.notes.map(asFinding) : ofOther(one)));
  const broken = findings.filter(({ isWrong }) => isWrong).length;
  const verdict = broken > 0 ? `lacks ${broken} of what the widget sends` : 'has all that the widget sends';
  return { summary: `${options.apiVersion} ${verdict}`, findings, facts: { versions } };
}
