import { onTestFinished } from 'vitest';
import pkg from '../../../package.json' with { type: 'json' };
import { WIDGET_DIST } from '../../store/folders';
import { createProxy, type News } from '../create-proxy';
import { LIMITS, type Limits } from '../limits';
import { createTeller } from '../terminal';
import { openUpstream, type Upstream } from './upstream';

/** A proxy in front of a store that does what a test says. */
export interface OpenProxy {
  url: string;
  upstream: Upstream;
  news: News[];
  /** What a person reads in the terminal. */
  printed: string[];
  close(): Promise<void>;
}

/** Opens both until the test is over. */
export async function openProxy(
  answer: Parameters<typeof openUpstream>[0],
  limits: Partial<Limits> = {},
): Promise<OpenProxy> {
  const upstream = await openUpstream(answer);
  const news: News[] = [];
  const printed: string[] = [];
  const print = createTeller((line) => void printed.push(line));
  const { url, close } = await createProxy({
    store: upstream.url,
    dist: WIDGET_DIST,
    version: pkg.version,
    limits: { ...LIMITS, ...limits },
    tell: (one) => {
      news.push(one);
      print(one);
    },
  }).listen(0);
  let isClosed = false;
  const end = async () => {
    if (!isClosed) await close();
    isClosed = true;
  };
  onTestFinished(async () => {
    await end();
    await upstream.close();
  });
  return { url, upstream, news, printed, close: end };
}
