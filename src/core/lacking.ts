import { SERVER_MARKUP } from '../chunk-names';
import { PAINTED } from '../names';
import type * as ServerMarkup from '../server-markup';
import { fetchChunk } from './code';
import { loadOnce } from './lib/load-once';
import { report } from './track';

/** The code that takes over what a server has painted, and what fetches it, once: never rejects. Without it the server's controls work on. */
export const [serverMarkup, fetchServerMarkup] = loadOnce(() => fetchChunk<typeof ServerMarkup>(SERVER_MARKUP), report);

/** Whether a server has painted a host, and the code that takes it over is not there. */
export const lacksCode = (host: Element): boolean => host.hasAttribute(PAINTED) && !serverMarkup();
