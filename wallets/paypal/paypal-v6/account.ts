import { pageAddress } from '../../../src/lib/page-address';
import type { WalletContext } from '../../../src/wallet';
import type { PayPalParams } from '../paypal-params';
import { V6_PATH } from '../v5-types';

/** What PayPal knows the shop by. */
interface Account {
  /** Address of the script. */
  address: string;
  clientId: string;
}

/** Reads them from the parameters, and from an address of version 5. Throws an error that names what is missing. */
export function accountOf({ sdkUrl }: PayPalParams, { params }: Pick<WalletContext, 'params'>): Account {
  const url = new URL(sdkUrl, pageAddress());
  const given = Object.hasOwn(params, 'clientId') ? params['clientId'] : url.searchParams.get('client-id');
  if (typeof given !== 'string' || !given) throw new TypeError('wrong or no clientId');
  const isAddress = url.pathname.includes(V6_PATH);
  // Version 5 is at `sdk/js`, and version 6 beside it.
  return { address: (isAddress ? url : new URL(`..${V6_PATH}core`, url)).href, clientId: given };
}
