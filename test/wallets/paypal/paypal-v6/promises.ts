import { ofOperation } from '../../in-process/sent';
import type { Seen } from './shop-page';
import type { SeenSession } from './watched';

/** What PayPal says of a way to open its window that failed: another is tried, so it ends nothing. */
const isEnd = (name: string): boolean => !/blocked|UNABLE_TO_OPEN/.test(name);

/** What PayPal told first. */
const firstOf = ({ signals }: SeenSession) => signals.find(({ name }) => isEnd(name));

function wrongCarts({ store, presses: begun, stops }: Seen): string[] {
  const presses = begun - stops;
  return ['cartCreate', 'paypalTokenCreate']
    .map((operation) => [operation, ofOperation(store.sent, operation).length] as const)
    .filter(([, sent]) => sent > presses)
    .map(([operation, sent]) => `${operation} was sent ${sent} times for ${presses} presses`);
}

function wrongApprovals({ store, sessions }: Seen): string[] {
  const fetched = new Set(
    ofOperation(store.sent, 'PayPalBuyerDetailsFetch').map(({ variables }) => variables['token']),
  );
  return sessions.flatMap((session) => {
    const first = firstOf(session);
    if (!session.token) return [];
    if (fetched.has(session.token))
      return first?.name === 'onApprove' ? [] : [`an approval counts, and ${first?.name} came before it`];
    return first?.name === 'onApprove' && first.isFromWindow ? ['an approval was lost'] : [];
  });
}

function wrongEndings(seen: Seen): string[] {
  const { way, endings, late, presses, exits, looks, sessions } = seen;
  const told = (name: RegExp) => sessions.filter(({ signals }) => signals.some((one) => name.test(one.name))).length;
  const toldFirst = (name: RegExp) => sessions.filter((session) => name.test(firstOf(session)?.name ?? '')).length;
  const count = (type: string) => [...endings, ...late].filter((one) => one.type === type).length;
  const wrong: string[] = [];
  if (endings.length > presses) wrong.push(`${endings.length} endings of ${presses} presses`);
  if (late.length > toldFirst(/^onApprove|declined|DECLINED/))
    wrong.push('a window that was left has an ending, and nobody was approved or declined in it');
  if (exits === 0 && endings.length < presses) wrong.push(`${endings.length} endings of ${presses} presses`);
  if (endings.some((one) => one.type === 'unavailable' && one.because === 'press_again'))
    wrong.push('the shopper is asked to press again');
  // What a window means that tells nothing when it is left, nobody knows.
  if (!way.moods.endsSilently && count('cancelled') > toldFirst(/^onCancel/) + exits + looks)
    wrong.push('cancelled, and nobody has cancelled');
  if (way.fault === null && count('unrecoverable') > told(/declined|DECLINED/))
    wrong.push('a dialog where checkout could go on');
  const opensNothing = way.moods.popups === 'blocked' && way.moods.modal === 'fails';
  if (opensNothing && way.fault === null && exits === 0 && told(/./) === 0 && !endings.every((one) => 'url' in one))
    wrong.push('nothing opens, and checkout does not either');
  return wrong;
}

/** The promises that a way broke, as sentences; none when all were kept. */
export function wrongWith(seen: Seen): string[] {
  const { simulator, loose, isBusy, lateWindows, isLeftOpen } = seen;
  return [
    ...simulator.violations,
    ...loose.map((error) => `nobody caught ${String(error)}`),
    ...(isBusy ? ['a press that hangs'] : []),
    ...(lateWindows > 0 ? ['a warm press that opens its window after its click'] : []),
    ...(isLeftOpen ? ['a window without a press'] : []),
    ...wrongCarts(seen),
    ...wrongApprovals(seen),
    ...wrongEndings(seen),
  ];
}
