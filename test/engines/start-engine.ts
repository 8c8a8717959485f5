import { findFirefox, findWebKit } from '../setup/browsers/find-engines.mjs';
import type { Engine } from './engine-page';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export type EngineName = 'firefox' | 'webkitgtk';

/** An engine that runs, or why none does. */
export type Started = { type: 'running'; engine: Engine } | { type: 'absent'; why: string };

interface Row {
  /** How one gets it. */
  help: string;
  /** Whether somebody has asked for this very one. */
  isAsked(): boolean;
  /** Null when it is not on this machine. */
  open(): Promise<Engine> | null;
}

const ENGINES = {
  firefox: {
    help: 'Firefox: apt-get install firefox-esr, or FIREFOX_PATH',
    isAsked: () => !!process.env['FIREFOX_PATH'],
    open() {
      const path = findFirefox();
      return path === null ? null : openFirefox(path);
    },
  },
  webkitgtk: {
    help: 'WebKitGTK: apt-get install webkit2gtk-driver xvfb, or WEBKIT_DRIVER_PATH',
    isAsked: () => !!process.env['WEBKIT_DRIVER_PATH'],
    open() {
      const paths = findWebKit();
      return paths === null ? null : openWebKit(paths);
    },
  },
} as const satisfies Record<EngineName, Row>;

/**
 * Starts an engine that this machine has. One that was found by chance and can't be driven (a Firefox in a sandbox of its own, or
 * too old) is as good as absent; one that was asked for throws.
 */
export async function startEngine(name: EngineName): Promise<Started> {
  const { help, isAsked, open }: Row = ENGINES[name];
  try {
    const engine = await open();
    return engine ? { type: 'running', engine } : { type: 'absent', why: help };
  } catch (error) {
    if (isAsked()) throw error;
    return { type: 'absent', why: `${help}; the one here can’t be driven: ${String(error).split('\n')[0]}` };
  }
}
