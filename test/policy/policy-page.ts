import { vi } from 'vitest';
import { openDialog } from '../../src/dialog';
import type { openPolicy as OpenPolicy } from '../../src/policy';
import { SHOP } from '../shop';
import { noteClosedRoots } from './closed-roots';

/** What the page says of its shop. */
export { SHOP };

/** What a dialog says that has no policy. */
export const NOT_LOADED = 'ポリシーを読み込めませんでした。';

/** The shadow roots of this page's dialogs, oldest first. */
export let roots: ShadowRoot[];
/** The policy as this page has loaded it. */
export let openPolicy: typeof OpenPolicy;
/** Errors that the page was told of. */
export let reported: unknown[];

/** A page of its own, with links to its policies; `network` is its fetch. */
export async function newPage(network: typeof fetch): Promise<void> {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  roots = noteClosedRoots();
  reported = [];
  document.body.innerHTML = `<span tabindex="0">解約ポリシー</span>
    <a href="https://markets.example/terms" data-managed-markets="terms">規約</a>
    <a href="https://markets.example/privacy" data-managed-markets="privacy">個人情報</a>
    <a href="http://markets.example/terms" data-managed-markets="terms">規約</a>`;
  // What a page has fetched is kept in the module, so each test is a page of its own.
  vi.resetModules();
  await import('../all-chunks');
  ({ openPolicy } = await import('../../src/policy'));
}

/** Closes what the page has open and lets it go. */
export function leavePage(): void {
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Tells the page of an error. */
export const report = (error: unknown) => void reported.push(error);

/** Presses a link of the page. */
export function press(selector = 'span'): void {
  const link = document.querySelector<HTMLElement>(selector)!;
  void openPolicy(link, (link as Partial<HTMLAnchorElement>).href ?? '', SHOP, { openDialog, report });
}

/** The dialog that was opened last, and where its policy stands. */
export const dialog = () => roots.at(-1)!.querySelector('dialog')!;
export const place = () => dialog().querySelector<HTMLElement>('.policy')!;

/** Lets milliseconds pass. */
export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What the dialog shows: the number of grey lines, and the text. */
export const shown = () => [place().querySelectorAll('.skeleton i').length, place().textContent];
