/** `npm run check -- <address>`: looks whether a store's page has Karui. `--help` lists the options, which are in `check-options.ts`. */
import pkg from '../../../package.json' with { type: 'json' };
import { asLines, asPrintedJson } from '../command/printed.ts';
import { sayWhy } from '../command/say-why.ts';
import { HELP, readCheckOptions } from './check-options.ts';
import { checkStore, isWell, type CheckedPage } from './check-store.ts';

const asText = (pages: readonly CheckedPage[]): string =>
  asLines(
    pages.flatMap(({ address, findings }) => [
      address,
      ...findings.map(({ text, isWrong }) => `  ${isWrong ? '✗' : '✓'} ${text}`),
    ]),
  );

try {
  const options = readCheckOptions(process.argv.slice(2));
  if (options) {
    const { address, isJson, deadline } = options;
    const pages = await checkStore(address, pkg.version, { deadline });
    console.log(isJson ? asPrintedJson({ isWell: isWell(pages), pages }) : asText(pages));
    process.exitCode = isWell(pages) ? 0 : 1;
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 2;
}
