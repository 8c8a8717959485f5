import { buildEntries } from './bench/build-entries';
import { rows } from './bench/rows';
import { serveBench } from './bench/serve';
import { visit } from './bench/visit';
import { openChromium } from './measure/open-chromium';
await buildEntries();
const chosen = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const server = await serveBench(rows);
const browser = await openChromium();
for (const [i, row] of rows.entries()) {
  if (chosen.length && !chosen.some((c) => row.name.includes(c))) continue;
  try { console.log(row.name, await visit(browser, `${server.url}/${i}`, row)); } catch (e) { console.log(row.name, String(e).slice(0, 600)); }
}
await browser.close(); await server.stop();
