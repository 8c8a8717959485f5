import { vi } from 'vitest';
import { openDialog } from '../../src/dialog';
import { noteClosedRoots } from '../policy/closed-roots';

/** The roots of all dialogs of this page, oldest first. */
export let roots: ShadowRoot[];
/** The button that gets the focus back. */
export let opener: HTMLButtonElement;

/** A page with a button, on a fake clock. */
export function newPage(): void {
  vi.useFakeTimers();
  roots = noteClosedRoots();
  document.body.innerHTML = '<button>今すぐ購入</button>';
  opener = document.querySelector('button')!;
}

/** Closes what the page has open and lets it go. */
export function leavePage(): void {
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** The dialog that was opened last, and a part of it. */
export const dialog = () => roots.at(-1)!.querySelector('dialog')!;
export const part = (name: string) => dialog().querySelector<HTMLElement>(name)!;

/** Opens a dialog and notes in the log when it has been closed. */
export function open(log: string[], name = '注意', over: object = {}): void {
  void openDialog({ title: name, message: '本文', button: '閉じる', ...over }, opener).then(() => log.push(name));
}

/** Whether the page is kept from scrolling. */
export const locked = () =>
  document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText.includes('overflow'));
