/** How Apple's script behaves in a browser without Apple Pay, and the shopper's phone. */
export interface SdkOptions {
  /** When the phone scans the code: at once, or when the shopper has it done. */
  scan: 'at once' | 'by hand';
  /** Whether the merchant is asked for before the phone has scanned the code, or after that: nobody has published the order. */
  merchant: 'first' | 'after the scan';
  /** What happens to the window of a code where the browser blocks it. */
  blocked: 'throws' | 'cancels';
}

export const sdkDefaults: SdkOptions = { scan: 'by hand', merchant: 'first', blocked: 'throws' };
