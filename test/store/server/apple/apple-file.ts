import { APPLE_PATH, APPLE_SDK } from '../../pages/widget/apple-pay-params';

/** The built file that answers a request for Apple's script; null for any other request. */
export const appleFile = ({ pathname }: URL): string | null =>
  pathname.startsWith(APPLE_PATH) && /^\/jsapi\/[\w.]+\/apple-pay-sdk\.js$/.test(pathname.slice(APPLE_PATH.length))
    ? `/store-assets/${APPLE_SDK}`
    : null;
