import { WITHOUT } from '../forward/without-cookie';
import type { Look } from './look';

/** Reloads the page without the widget, or with it again. A service worker of the store's might answer with the page it has kept. */
export async function switchWidget({ without }: Look): Promise<void> {
  document.cookie = `${WITHOUT}=1; path=/; samesite=lax${without ? '; max-age=0' : ''}`;
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // This page can have no service workers.
  }
  location.reload();
}
