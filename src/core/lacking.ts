import { PAINTED } from '../names';
import { loadOlderBrowsers, loadServerMarkup } from './chunks';
import { loadOnce } from './lib/load-once';
import { report } from './track';
import { adoptStylesBy, canConstruct } from './ui/adopt-style';

/** The code that takes over what a server has painted, and what fetches it, once: never rejects. Without it the server's controls work on. */
export const [serverMarkup, fetchServerMarkup] = loadOnce(() => loadServerMarkup(), report);

/** The code for browsers that can't construct style sheets: without it, hosts keep their skeletons. */
const [olderBrowsers, fetchOlderBrowsers] = loadOnce(
  () => loadOlderBrowsers(),
  report,
  ({ adoptAsElement }) => adoptStylesBy(adoptAsElement),
);

/** What fetches the code that a host needs before it can be filled; undefined where all is there. */
export function lackingFor(host: Element): (() => Promise<void>) | undefined {
  if (!canConstruct() && !olderBrowsers()) return fetchOlderBrowsers;
  if (host.hasAttribute(PAINTED) && !serverMarkup()) return fetchServerMarkup;
}
