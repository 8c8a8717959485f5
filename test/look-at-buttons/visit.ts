import type { Browser, Locator, Page } from '@playwright/test';
import { freshContext } from '../../perf/measure/open-chromium';
import { openShadowRoots } from '../e2e/fixtures/open-shadow-roots';
import type { Control } from './controls';
import { haveApplePay, holdBack, holdVendors } from './held';
import { takeCells, type Height } from './take-cell';

export const THEMES = ['a', 'b', 'hostile'] as const;
export type Theme = (typeof THEMES)[number];

export const STATES = [
  'skeleton',
  'without logo',
  'ready',
  'hover',
  'focus',
  'disabled',
  'on dark',
  'forced colours',
  'busy',
] as const;
export type State = (typeof STATES)[number];

/** State → height → picture. */
export type Looks = Record<State, Record<Height, Buffer>>;

const SHOPPER = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'ja-JP' };

const HOST = 'main shopify-accelerated-checkout';
/** Signs of a state come in a chunk of their own, and backgrounds are looked at again when colours have faded. */
const SIGNS = 250;
const FADE = 700;

async function focus(page: Page, control: Locator): Promise<void> {
  // Rings are drawn for the keyboard.
  await page.keyboard.press('Tab');
  await control.focus();
  await page.waitForTimeout(SIGNS);
}

const disable = (page: Page, isDisabled: boolean) =>
  page.locator(HOST).evaluate((host, on) => host.toggleAttribute('disabled', on), isDisabled);

/** Lays a dark background with light text under the buttons, as a theme's dark scheme does, or takes it away. */
async function darken(page: Page, isDark: boolean): Promise<void> {
  await page.locator(HOST).evaluate((host, on) => {
    const set = (element: HTMLElement, name: string, value: string) =>
      element.style.setProperty(name, on ? value : '', 'important');
    for (let around = host.parentElement; around; around = around.parentElement) {
      set(around, 'background', '#1a1a1a');
      set(around, 'color', '#eee');
    }
    host.querySelectorAll('a').forEach((link) => set(link, 'color', '#eee'));
  }, isDark);
  await page.waitForTimeout(FADE);
}

/** Pictures of a control in every state, from the first frame to a press. */
async function lookAt(page: Page, control: Control, release: { widget(): void; logos(): void }): Promise<Looks> {
  const button = page.locator(control.selector);
  const looks: Partial<Looks> = {};
  const take = async (state: State) => {
    looks[state] = await takeCells(page);
  };
  await page.locator(`${HOST} .shopify-payment-button__skeleton`).first().waitFor({ state: 'attached' });
  await take('skeleton');
  release.widget();
  await button.waitFor();
  await take('without logo');
  release.logos();
  await page.waitForLoadState('load');
  await page.waitForTimeout(SIGNS);
  await take('ready');
  await button.hover();
  await take('hover');
  await page.mouse.move(1, 1);
  await focus(page, button);
  await take('focus');
  await button.blur();
  await disable(page, true);
  await take('disabled');
  await disable(page, false);
  await page.emulateMedia({ forcedColors: 'active' });
  await take('forced colours');
  await page.emulateMedia({ forcedColors: 'none' });
  await darken(page, true);
  await take('on dark');
  await darken(page, false);
  await button.click();
  await page.waitForTimeout(SIGNS);
  await take('busy');
  return looks as Looks;
}

/** Opens a product page of a theme with a control, and looks at it. */
export async function visit(browser: Browser, store: string, theme: Theme, control: Control): Promise<Looks> {
  const context = await freshContext(browser, SHOPPER);
  try {
    await openShadowRoots(context);
    await haveApplePay(context);
    await holdVendors(context, store);
    const widget = await holdBack(context, '**/wallets.js');
    const logos = await holdBack(context, '**/logos/*.svg');
    const page = await context.newPage();
    const query = new URLSearchParams({ theme, recommended: control.recommended, boot: 'module' });
    await page.goto(`${store}/products/sencha?${query}`, { waitUntil: 'commit' });
    return await lookAt(page, control, { widget, logos });
  } finally {
    await context.close();
  }
}
