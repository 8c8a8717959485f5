import { useEffect } from 'react';
import { apiAddress, apiHeaders } from '../api/request';
import { pageOrigin } from '../lib/addresses';

const asked = new Set<string>();

/** What is wrong with a cart API's answer, in words; null if nothing is. */
function mistake(origin: string, { status, headers }: Response): string | null {
  if (!headers.get('content-type')?.includes('json'))
    return `karui: ${origin} has no cart API: name the store's own in the prop apiBase, such as https://shop.example`;
  if (status === 401 || status === 403)
    return `karui: the cart API of ${origin} refuses the prop accessToken: take the store's public Storefront token`;
  return null;
}

/**
 * Draws nothing. Asks once whether a cart API answers where the widget will make its carts, and says on the console if none does: a
 * storefront that is developed on its own server would find that out at the first press. Without a network it says nothing.
 */
export function CheckApi({ apiBase, accessToken }: { apiBase: string | undefined; accessToken: string }): null {
  useEffect(() => {
    const origin = apiBase ?? pageOrigin();
    if (!origin || !accessToken || asked.has(origin)) return;
    asked.add(origin);
    fetch(`${apiAddress(origin)}?operation_name=isThere`, {
      method: 'POST',
      headers: apiHeaders(accessToken),
      body: '{"query":"query isThere{__typename}"}',
    }).then(
      (response) => {
        const told = mistake(origin, response);
        if (told) console.error(told);
      },
      () => {},
    );
  }, [apiBase, accessToken]);
  return null;
}
