import { signal, type Signal } from '@preact/signals';
import { vi } from 'vitest';
import { addWidget, codeComes } from './open-page';

/** A product's host; the compat pass has tests of its own. */
export const HOST = '<shopify-accelerated-checkout disable-compat=""></shopify-accelerated-checkout>';

/** Takes the host from the page. */
export let stop: () => void;

/** A page of its own: its first interaction is kept in a module. */
export async function newPage(): Promise<void> {
  vi.resetModules();
  await import('../all-chunks');
  vi.spyOn(document, 'addEventListener');
  stop = () => {};
}

export function leavePage(): void {
  stop();
  vi.restoreAllMocks();
}

/** Adds the widget of a host that is in the page. @returns whether a selling plan is chosen, for the test to change */
export async function watchHost(host: HTMLElement, plan = signal(false)): Promise<Signal<boolean>> {
  ({ end: stop } = await addWidget(host, { hasPlan: plan }));
  vi.mocked(document.addEventListener).mockClear();
  return plan;
}

/** Writes the page, and adds the widget of its host. */
export function watch(html: string, plan = signal(false)): Promise<Signal<boolean>> {
  document.body.innerHTML = html;
  return watchHost(document.querySelector<HTMLElement>('shopify-accelerated-checkout')!, plan);
}

/** The shopper does something for the first time. The code that is fetched then has not come yet. */
export async function touch(type = 'pointermove'): Promise<void> {
  dispatchEvent(new Event(type));
  await Promise.resolve();
}

/** What the page is like once all code that was asked for has come. */
export async function page(): Promise<string> {
  await codeComes();
  // Other tests look at what the host says of the purchase.
  return document.body.innerHTML.replaceAll(/ (requires-shipping|has-selling-plan)=""/g, '');
}

/** Types of the events that have been listened for in the document since the host was added. */
export const listenedFor = (): string[] => vi.mocked(document.addEventListener).mock.calls.map(([type]) => type);

/** Those that open policies. */
export const OF_POLICIES = ['pointerover', 'focusin', 'keydown', 'click'];
