import type { IncomingMessage } from 'node:http';
import type { Pool } from 'undici';
import type { PageNotes, PageParts } from '../html/rewrite-page';
import type { Limits } from '../limits';
import type { Way } from './addresses';

/** What happened to a request, for the terminal. */
export type Happening =
  | { type: 'page'; path: string; status: number; notes: PageNotes }
  | { type: 'left'; path: string; way: Way }
  | { type: 'trouble'; path: string; sentence: string };

/** What answers requests besides the store. */
export interface ForwardOptions {
  pool: Pool;
  /** Of the store. */
  host: string;
  limits: Limits;
  /** What is done to the page that a request asks for. */
  partsFor(request: IncomingMessage): PageParts;
  tell(happening: Happening): void;
}
