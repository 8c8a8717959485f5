import { loadFallback } from './chunks';
import { defineElements } from './element/define';
import { report } from './track';

performance.mark('karui:start');

defineElements().catch((error: unknown) => {
  // No custom elements, or a page that took one of our names: the theme's own button remains.
  report(error);
  return loadFallback().then(({ clearSkeletons }) => clearSkeletons());
});
