import { ofDocument } from '../core/lib/of-document';
import type { EarlyEvent } from '../core/page/early-event';
import type { COMPAT_MEMORY, EARLY_EVENTS } from '../names';

interface PaymentButton {
  isStorefrontPortableWallets?: boolean;
  failedToLoad?: boolean;
  init?(): void;
}

interface Page {
  Shopify?: { PaymentButton?: PaymentButton; theme?: { id?: unknown } };
  customElements?: CustomElementRegistry;
  [COMPAT_MEMORY]?: string;
  [EARLY_EVENTS]?: readonly EarlyEvent[] | undefined;
}

/** The window, with the properties that the snippet shares. */
export const page = self as Page;

/** Whether the page is still being parsed. */
export const isLoading = (): boolean => ofDocument('readyState') === 'loading';
