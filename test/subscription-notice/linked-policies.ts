import { vi } from 'vitest';
import { policyLinks, type PolicyTools } from '../../src/subscription-notice/policy-links';
import { noteClosedRoots } from '../policy/closed-roots';
import { SHOP } from '../shop';

type Load = PolicyTools['loadDialog'];

/** What the links have done: fetched the dialog, reported an error. */
export let log: string[];
/** The roots of the dialogs that were opened, oldest first. */
export let roots: ShadowRoot[];
/** Stops listening to the links. */
export let stop: () => void;
let load: Load;

const tools: PolicyTools = {
  loadDialog: () => {
    log.push('the dialog is fetched');
    return load();
  },
  report: (error) => log.push(`report ${String(error)}`),
};

/** A page with a policy button and a link to managed markets. */
export function newPage(): void {
  roots = noteClosedRoots();
  log = [];
  loadDialogBy();
  vi.stubGlobal('fetch', async () => Response.json({ data: { shop: { subscriptionPolicy: { body: '解約' } } } }));
  document.head.innerHTML = '';
  document.body.innerHTML = `<form><span id="shopify-subscription-policy-button" tabindex="0">解約<b>ポリシー</b></span>
    <a href="https://markets.example/terms" data-managed-markets="terms">規約</a><i>他</i></form>`;
  stop = policyLinks(SHOP, tools);
}

/** How the dialog is fetched from now on; by default as in a page. */
export function loadDialogBy(how: Load = () => import('../../src/dialog')): void {
  load = how;
}

export function leavePage(): void {
  stop();
  roots.forEach((root) => root.querySelector('dialog')?.close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Dispatches an event on an element. @returns whether its default was prevented */
export function fire(selector: string, event: Event): boolean {
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
}

export const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

export const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

/** The titles of the dialogs that have been opened, once there is one. */
export async function titles(): Promise<(string | null | undefined)[]> {
  await vi.waitUntil(() => roots.length > 0);
  return roots.map((root) => root.querySelector('h2')?.textContent);
}
