import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { openChromium, PHONE } from '../../perf/measure/open-chromium';
import { createProxy } from '../proxy/create-proxy';
import { LIMITS } from '../proxy/limits';
import { findStore } from '../proxy/store/find-store';
import { readAddress } from '../proxy/store/read-address';
import { WIDGET_DIST } from '../store/folders';
import { contactSheet, type Frame } from './contact-sheet';
import { figuresTable, type Compared } from './figures-table';
import { PageTrouble } from './page-trouble';
import { visit, type Device, type Visit } from './visit';

const DESKTOP = {
  viewport: { width: 1280, height: 900 },
  locale: PHONE.locale,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const DEVICES: readonly Device[] = [
  { name: 'phone', options: PHONE, isSlow: true },
  { name: 'desktop', options: DESKTOP, isSlow: false },
];

/** Default number of visits of each kind. */
const VISITS = 3;

/** What was written of a page. */
export interface LookAtStore {
  /** Markdown. */
  table: string;
  /** Paths of the contact sheets and of the table. */
  files: string[];
}

interface Work {
  /** Of each kind, on each device. */
  visits: number;
  /** Is told each step, in a short line, before it begins. */
  tell(line: string): void;
}

interface Looked {
  compared: Compared;
  frames: Frame[];
}

type Side = 'without' | 'with';

/** What stands above each picture. */
const CAPTIONS = ['the page', 'its buttons'];

/** The pictures of both sides, beside each other. */
const framesOf = (visits: Readonly<Record<Side, readonly Visit[]>>): Frame[] =>
  CAPTIONS.flatMap((caption, at) =>
    (['without', 'with'] as const).flatMap((side) => {
      const picture = visits[side].at(-1)?.pictures[at];
      return picture ? [{ caption: `${side} Karui: ${caption}`, picture }] : [];
    }),
  );

async function look(browser: Browser, url: string, device: Device, { visits, tell }: Work): Promise<Looked> {
  const both: Record<Side, Visit[]> = { without: [], with: [] };
  // In turn, so that what the store or this machine is busy with meets both.
  for (let at = 0; at < visits; at += 1)
    for (const side of ['without', 'with'] as const) {
      tell(`${device.name}, visit ${at + 1} of ${visits}, ${side} Karui …`);
      both[side].push(await visit(browser, url, device, side === 'without'));
    }
  const figures = (side: Side) => both[side].map((one) => one.figures);
  return {
    compared: { device: device.name, without: figures('without'), with: figures('with') },
    frames: framesOf(both),
  };
}

/**
 * Looks at a page of a store with the widget and without: writes a contact sheet for a phone and one for a desktop, and a table of
 * what the widget costs there.
 *
 * @param address of the page, such as `https://shop.example/products/x`
 * @param folder where a folder for the page is made
 * @param visits of each kind, on each device; the table has their middle
 * @param tell is told each step, in a short line, before it begins
 * @throws StoreTrouble or PageTrouble, whose message is one sentence
 */
export async function lookAtStore(
  address: string,
  folder: string,
  { visits = VISITS, tell = () => {} }: Partial<Work> = {},
): Promise<LookAtStore> {
  const page = readAddress(address);
  tell(`asking ${page.host} whether it is a store …`);
  const { origin } = await findStore(page, LIMITS);
  const { version } = pkg;
  const proxy = await createProxy({
    store: origin,
    dist: WIDGET_DIST,
    version,
    hasPanel: false,
    tell: () => {},
  }).listen(0);
  tell('opening a browser …');
  const browser = await openChromium();
  const path = page.pathname + page.search;
  const out = resolve(folder, `${page.host}${page.pathname}`.replace(/[^\w.-]+/g, '-').replace(/-$/, ''));
  const files: string[] = [];
  const write = (name: string, content: Buffer | string) => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, name), content);
    files.push(join(out, name));
  };
  try {
    const compared: Compared[] = [];
    const title = origin + page.pathname;
    for (const device of DEVICES) {
      const { compared: figures, frames } = await look(browser, proxy.url + path, device, { visits, tell });
      compared.push(figures);
      tell(`${device.name}: drawing its contact sheet …`);
      const lines = [`Karui ${version}, ${device.name}${device.isSlow ? ' at a quarter of this machine’s speed' : ''}`];
      const width = Math.min(device.options.viewport?.width ?? 640, 640);
      write(`${device.name}.png`, await contactSheet(browser, { title, lines, frames, width }));
    }
    const table = figuresTable(compared);
    write(
      'table.md',
      `# ${title}\n\nThe middle of ${visits} visits each: as the store has it, and with Karui ${version}.\n\n${table}\n`,
    );
    return { table, files };
  } catch (error) {
    if (error instanceof PageTrouble) error.message = `${origin}${page.pathname} ${error.message}`;
    throw error;
  } finally {
    await browser.close();
    await proxy.close();
  }
}
