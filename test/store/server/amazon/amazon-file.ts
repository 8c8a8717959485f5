/** Where the store answers as Amazon does: what stands after it are Amazon's own paths. */
export const AMAZON_PATH = '/__amazon';

/** The built file that answers a request for Amazon's script; null for any other request. */
export const amazonFile = ({ pathname }: URL): string | null =>
  pathname === `${AMAZON_PATH}/checkout.js` ? '/store-assets/amazon-simulator.js' : null;
