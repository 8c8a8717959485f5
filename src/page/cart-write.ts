export type CartWrite = 'add' | 'change' | 'update' | 'clear';

const WRITE = /^\/([a-z]{2,3}(-\w+)*\/)?cart\/(add|change|update|clear)(\.js)?\/?$/i;

interface StoreGlobals {
  Shopify?: { routes?: { root?: unknown } };
}

/**
 * Which write to this store's cart the address stands for (specification, shell §2), if any: with or without `.js`, a query, a
 * locale or the store's own root before it. Reads (`/cart.js`, `/cart.json`) and other origins are none.
 */
export function cartWrite(address: string | null | undefined): CartWrite | undefined {
  try {
    const { origin, pathname } = new URL(address as string, document.baseURI);
    const root = (window as StoreGlobals).Shopify?.routes?.root;
    const path = pathname.replace(String(root || '/'), '/');
    return origin === location.origin ? (WRITE.exec(path)?.[3] as CartWrite) : undefined;
  } catch {
    // The page may hold an address that is none.
    return undefined;
  }
}
