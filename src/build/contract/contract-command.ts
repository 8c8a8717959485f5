/**
 * `npm run contract -- --store <address>`: asks a store whether its cart API has what the widget sends. `--help` lists the options, which
 * are in `contract-options.ts`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { sayWhy } from '../command/say-why.ts';
import { askSchema, askVersions, readSchema } from './ask-api.ts';
import { checkContract, isKept } from './check-contract.ts';
import { HELP, readContractOptions, type ContractArguments } from './contract-options.ts';
import { lookAtPage, type PageLook } from './look-at-page.ts';
import { asJson, asText } from './report.ts';

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

async function schemasOf(
  { schema, token, apiVersion, deadline }: ContractArguments,
  page: PageLook | null,
): Promise<Map<string, GraphQLSchema>> {
  if (schema !== undefined) return new Map([[apiVersion, schemaOfFile(schema)]]);
  const access = { origin: new URL(page!.address).origin, token: token ?? page!.token, deadline };
  const schemas = new Map([[apiVersion, await askSchema(access, apiVersion)]]);
  for (const version of await askVersions(access, apiVersion))
    if (!schemas.has(version)) schemas.set(version, await askSchema(access, version));
  return schemas;
}

try {
  const options = readContractOptions(process.argv.slice(2));
  if (options) {
    const page = options.page ? await lookAtPage(options.page, options.deadline) : null;
    const schemas = await schemasOf(options, page);
    const versions = checkContract(schemas, options.apiVersion, new Date().toISOString().slice(0, 10));
    const report = { of: options.store?.href ?? options.schema!, versions, page };
    console.log(options.isJson ? asJson(report) : asText(report));
    process.exitCode = isKept(versions) ? 0 : 1;
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 2;
}
