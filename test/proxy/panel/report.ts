import { toJson } from '../../../src/lib/json';
import type { Look } from './look';
import type { PageReport } from './page-report';
import type { Seen } from './watch-page';

const reportOf = ({ without }: Look, { hosts, twoKinds, notStarted }: Seen): PageReport => {
  const wallets = hosts.flatMap((host) => host.wallets);
  return {
    path: location.pathname,
    without,
    hosts: hosts.map((host) => ({
      kind: host.kind,
      painted: host.wallets.filter(({ state }) => state === 'painted').map(({ name }) => name),
    })),
    withdrawn: wallets.filter(({ state }) => state !== 'painted').map(({ name, reason }) => ({ wallet: name, reason })),
    twoKinds,
    notStarted,
  };
};

/** Tells the terminal what was seen of the page, when that is news. */
export function createReporter(look: Look): (seen: Seen) => void {
  let last = '';
  return (seen) => {
    const text = toJson(reportOf(look, seen));
    if (text === last) return;
    last = text;
    fetch(`${look.own}page`, { method: 'POST', body: text, keepalive: true }).catch(() => {
      // The proxy has ended.
    });
  };
}
