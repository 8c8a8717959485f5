import { rmSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContext } from '@playwright/test';
import { needChromium } from '../../perf/measure/need-chromium';
import { BROWSER_ARGS } from '../browser-args';
import { controlStore, type Store } from '../e2e/fixtures/store-control';
import { startStore } from '../e2e/fixtures/store-process';
import { findHeadlessShell } from '../setup/browsers/find-browser.mjs';
import { planVisits } from './plan-visits';
import { visit, type Visited } from './visit';

/** What is simulated. */
export interface Simulation {
  visits: number;
  seed: number;
  /** Per cent of the visits that are to get our buttons. */
  split: number;
  /** What our buttons add to the part of the visits that goes to checkout, as a part of 1. */
  difference: number;
  /** The file that gets what the pages send. It is written anew. */
  file: string;
}

/** A visit mostly waits for its page's quiet moments, so that several share a processor. */
const AT_ONCE = 6;

/** Nothing more comes where nothing has come for so long, in milliseconds: several round trips of the slow line. */
const QUIET = 1500;

/** After so many it is told how far it is, and looked whether the store has refused something. It remembers the last 1000 bodies. */
const STEP = 50;

/** Until nothing more comes. */
async function untilQuiet(file: string): Promise<void> {
  const sizeNow = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let size = -1;
  while (sizeNow() !== size) {
    size = sizeNow();
    await setTimeout(QUIET);
  }
}

/** @throws with the reason, if the store has refused something that a page has sent */
async function checkTaken(store: Store): Promise<void> {
  const refused = (await store.telemetry()).find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`The store has refused what a page sent: ${refused.reason}`);
}

/**
 * Makes visits of the demo store in a browser, one plan after the other, several at a time.
 *
 * @param tell is told how many are done
 */
export async function simulate(simulation: Simulation, tell: (done: number) => void): Promise<Visited[]> {
  const { visits, seed, split, difference, file } = simulation;
  rmSync(file, { force: true });
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? (await needChromium()),
    args: [...BROWSER_ARGS],
  });
  const switches = `split=${split}&platform-script=on&telemetry=otlp&panel=off&drawer=off&theme=a`;
  const server = await startStore(switches, file);
  try {
    const store = controlStore(server.url);
    const plans = planVisits(seed, visits).values();
    const done: Visited[] = [];
    const visitor = async () => {
      let left: BrowserContext | undefined;
      for (const plan of plans) {
        const { visited, context } = await visit(browser, server.url, plan, difference);
        done.push(visited);
        // Not before: pages that are left still send, and no longer when their browser is closed.
        await left?.close();
        left = context;
        if (done.length % STEP === 0 || done.length === visits) {
          await checkTaken(store);
          tell(done.length);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    await untilQuiet(file);
    return done;
  } finally {
    await browser.close();
    await server.stop();
  }
}
