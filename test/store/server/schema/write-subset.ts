/**
 * Writes `store-subset.graphql` and `not-public.json` anew: `node --import tsx test/store/server/schema/write-subset.ts`. Run it
 * after a document in `operations/` or a sample variable changed, and read the difference: a new line in `not-public.json` means
 * that we depend on one more thing that the platform's public API does not have.
 */
import { writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { deriveSubset } from './derive-subset';
import { missingFrom } from './not-public';
import { publicSchema, realSchema } from './real-schema';
import { draftSources } from './sources';

const subset = deriveSubset(realSchema(), draftSources());
const write = (name: string, text: string) => writeFileSync(new URL(name, import.meta.url), text);
write('store-subset.graphql', subset);
write('not-public.json', `${JSON.stringify(missingFrom(publicSchema(), buildSchema(subset)), null, 2)}\n`);
