import { PAINTED } from '../names';
import { loadServerMarkup } from './chunks';
import { loadOnce } from './lib/load-once';
import { report } from './track';

/** The code that takes over what a server has painted, and what fetches it, once: never rejects. Without it the server's controls work on. */
export const [serverMarkup, fetchServerMarkup] = loadOnce(() => loadServerMarkup(), report);

/** What fetches the code that a host needs before it can be filled; undefined where all is there. */
export function lackingFor(host: Element): (() => Promise<void>) | undefined {
  if (host.hasAttribute(PAINTED) && !serverMarkup()) return fetchServerMarkup;
}
