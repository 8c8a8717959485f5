import { makeElement } from '../../../src/lib/dom';
import type { OurButton, WalletContext } from '../../../src/wallet';
import { wordsOf, readPostalCode, askClient, findClient, type Question } from './promise-client';
import { watchSize, widthOf } from './button-size';
import { PROMISE_WIDTH } from '../../limits';

/** Makes the place of the words: a child of the wallet's element, so that themes can style it. It is shown at the end of the button. */
function makePlace({ element, root }: OurButton) {
  const slot = makeElement('slot', { name: 'promise' });
  let shown: HTMLElement | undefined;
  // Also when a theme has emptied the element.
  slot.addEventListener('slotchange', () => {
    slot.className = (slot as HTMLSlotElement).assignedNodes().length ? 'full' : '';
  });
  root.appendChild(slot);
  const take = (node: Node | undefined) => node?.parentNode?.removeChild(node);
  return {
    show(words: string) {
      if (words && words === shown?.textContent && shown.parentNode === element) return;
      take(shown);
      shown = undefined;
      if (!words) return;
      shown = makeElement('span', { slot: 'promise', lang: 'ja' });
      shown.textContent = words;
      // `appendChild`, because old libraries replace `append`.
      element.appendChild(shown);
    },
    end() {
      take(shown);
      take(slot);
    },
  };
}

/** The page dispatches this event on the window when the postal code changes. */
const CODE_CHANGED = 'delivery-promise:postal-code-changed';

/** Question → its words, while the page lives. A failure is not kept. */
const answers = new Map<string, string>();
/** Question → its pending answer. */
const asked = new Map<string, Promise<string>>();

/** Asks a question. If it has been asked before, waits for that answer. Rejects if the client fails. */
function ask(key: string, question: Question, token: string): Promise<string> {
  let waiting = asked.get(key);
  if (!waiting) {
    waiting = (async () => wordsOf(await askClient(question, token)))();
    asked.set(key, waiting);
    waiting.then(
      (words) => answers.set(key, words),
      () => asked.delete(key),
    );
  }
  return waiting;
}

/** The present question. Null without a token, and if nothing is chosen or the choice is sold out. */
function questionOf({ isSellable, choice, accessToken }: WalletContext): Question | null {
  const form = accessToken && isSellable() ? choice() : null;
  return form && { variantId: form.variantId, sellingPlanId: form.sellingPlanId ?? '', ...readPostalCode() };
}

/**
 * Shows on a product page's button how soon the goods arrive, in the words for the answer of the page's own client. Asks again when the
 * choice or the postal code changes.
 *
 * @param tell called with the shown words; empty for nothing, null while they are unknown
 * @returns removes the words
 */
export function watchPromise(ctx: WalletContext, ours: OurButton, tell: (words: string | null) => void): () => void {
  const button = ours.root.querySelector('button')!;
  const place = makePlace(ours);
  let words: string | null = null;
  /** Whether the page has a client; null while that is looked for. */
  let hasClient: boolean | null = null;
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const shownWords = words && widthOf(button) >= PROMISE_WIDTH ? words : '';
    place.show(shownWords);
    tell(words === null ? null : shownWords);
  };
  const say = (now: string | null) => {
    words = now;
    update();
  };
  const check = () => {
    const question = questionOf(ctx);
    const key = question ? Object.values(question).join('\n') : '';
    if (hasClient === null || key === last) return;
    last = key;
    clearTimeout(timer);
    if (!question || !hasClient) return say('');
    const earlier = answers.get(key);
    say(earlier ?? null);
    if (earlier !== undefined) return;
    const answer = (now: string) => void (key === last && say(now));
    // In a task of its own: it is the page's code, and may take a while.
    timer = setTimeout(() => ask(key, question, ctx.accessToken).then(answer, () => answer('')));
  };
  const checkAnew = () => {
    last = undefined;
    check();
  };

  update();
  const stopWatching = ours.watch(check);
  const stopFinding = findClient((isFound) => {
    hasClient = isFound;
    check();
  });
  const stopSizes = watchSize(button, update);
  addEventListener(CODE_CHANGED, checkAnew);
  // The shopper may have chosen another code in another tab, or before coming back to this page.
  addEventListener('visibilitychange', check);
  return () => {
    // Later answers are ignored.
    last = undefined;
    clearTimeout(timer);
    stopWatching();
    stopFinding();
    stopSizes();
    removeEventListener(CODE_CHANGED, checkAnew);
    removeEventListener('visibilitychange', check);
    place.end();
  };
}
