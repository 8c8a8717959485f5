import type { Flow, FlowContext } from '../flow/flow';
import type { ScriptParams } from '../script/script-params';
import type { Surface } from '../surface/surface';
import type { LiveButton } from './live-button';

/** What all scripts of a page share. */
export interface PageContext extends FlowContext {
  surface: Surface;
  /** Writes to the page's console. */
  complain(level: 'error' | 'warn', text: string): void;
  /** A click has opened a window. */
  opened(flow: Flow): void;
  ended(flow: Flow): void;
}

/** One script that was loaded: what it was loaded for, and the buttons that it has made. */
export interface Sdk {
  params: ScriptParams;
  context: PageContext;
  buttons: Set<LiveButton>;
}
