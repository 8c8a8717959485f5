import { fetchPage } from './fetch-page';
import { here } from './here';
import { runScripts } from './markup';

const SECTION = 'main > [id^="shopify-section-"]';

const say = (section: Element, what: 'load' | 'unload') => {
  const sectionId = section.id.replace('shopify-section-', '');
  section.dispatchEvent(new CustomEvent(`shopify:section:${what}`, { bubbles: true, detail: { sectionId } }));
};

async function reload(): Promise<void> {
  const page = await fetchPage(here());
  for (const old of document.querySelectorAll(SECTION)) {
    const fresh = page.getElementById(old.id);
    if (!fresh) continue;
    say(old, 'unload');
    old.replaceWith(fresh);
    runScripts(fresh);
    say(fresh, 'load');
  }
}

/** Acts as the theme editor (`?design=1`): its button renders every section of the page again, with the editor's events. */
export function listenToEditor(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-editor-reload]')) void reload();
  });
}
