import { ofDocument } from '../core/lib/of-document';
import type { Early } from '../early/early';
import type { EARLY } from '../names';
import type { COMPAT_MEMORY } from '../storage-names';

interface PaymentButton {
  isStorefrontPortableWallets?: boolean;
  failedToLoad?: boolean;
  init?(): void;
}

interface Page {
  Shopify?: { PaymentButton?: PaymentButton; theme?: { id?: unknown } };
  customElements?: CustomElementRegistry;
  [COMPAT_MEMORY]?: string;
  [EARLY]?: Early;
}

/** The window, with the properties that the snippet shares. */
export const page = self as Page;

/** Whether the page is still being parsed. */
export const isLoading = (): boolean => ofDocument('readyState') === 'loading';
