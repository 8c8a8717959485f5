import type { Look } from './look';
import { readHosts, type SeenHost } from './read-hosts';
import {
  countCalls,
  readFiles,
  readNotStarted,
  readTheme,
  readTwoKinds,
  readWeight,
  type SeenFile,
  type SeenTheme,
} from './read-page';
import { readBoth, rememberSide, watchVitals, type Both, type Vitals } from './vitals';

/** The page as it is now. */
export interface Seen {
  hosts: readonly SeenHost[];
  files: readonly SeenFile[];
  calls: number;
  theme: SeenTheme;
  twoKinds: string | null;
  notStarted: string | null;
  vitals: Both;
}

/** How often the page is looked at, in milliseconds: what changes in it is not announced. */
const EVERY = 1000;

/** Looks at the page at once and every second from then on. */
export function watchPage(look: Look, show: (seen: Seen) => void): void {
  const measured: Vitals = { FCP: null, LCP: null, CLS: null, INP: null, requests: 0, kB: 0 };
  const side = look.without ? 'without' : 'with';
  const read = (): Seen => {
    const hosts = readHosts(look);
    const { requests, bytes } = readWeight(look);
    Object.assign(measured, { requests, kB: bytes / 1000 });
    rememberSide(side, measured);
    return {
      hosts,
      files: readFiles(look),
      calls: countCalls(),
      theme: readTheme(),
      twoKinds: readTwoKinds(look),
      notStarted: readNotStarted(look, hosts),
      vitals: { ...readBoth(), [side]: measured },
    };
  };
  watchVitals((name, value) => void (measured[name] = value));
  show(read());
  setInterval(() => show(read()), EVERY);
}
