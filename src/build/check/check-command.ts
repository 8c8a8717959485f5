/** `npm run check -- --store <address>`: looks whether a store has Karui and can sell with it. The options are in `check-options.ts`. */
import { sayWhy } from '../command/say-why.ts';
import { HELP, readCheckOptions } from './check-options.ts';
import { checkSections } from './check-sections.ts';
import { asJson, asText, exitCodeOf } from './report.ts';

try {
  const options = readCheckOptions(process.argv.slice(2));
  if (options) {
    const sections = await checkSections(options);
    console.log(options.isJson ? asJson(sections) : asText(sections, options.hasRemarks));
    process.exitCode = exitCodeOf(sections);
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 2;
}
