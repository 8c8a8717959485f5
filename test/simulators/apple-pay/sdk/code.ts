import type { SdkOptions } from './options';

/** A code on the shopper's screen. */
interface ShownCode {
  remove(): void;
}

/** Where a code is shown; null where the browser blocks its window. */
export type ShowCode = (acts: { scan(): void; close(): void }) => ShownCode | null;

/** The code of a session, which a phone scans: the sheet is on the phone, and nothing is asked of the page before. */
export interface Code {
  /** Shows it, in the click. @throws where its window is blocked */
  show(close: () => void): void;
  remove(): void;
  /** The phone scans it. */
  scan(): void;
  /** Calls back once it is scanned: at once where it was. */
  whenScanned(run: () => void): void;
  isScanned(): boolean;
  /** Whether the merchant is asked for before the scan. */
  asksMerchantFirst(): boolean;
}

/**
 * Makes the code of one session.
 *
 * @param ended called when the code is gone without the page's doing
 */
export function createCode(options: SdkOptions, showCode: ShowCode, ended: () => void): Code {
  const waiting: (() => void)[] = [];
  let shown: ShownCode | null = null;
  let isScanned = false;
  const scan = () => {
    isScanned = true;
    for (const run of waiting.splice(0)) run();
  };
  return {
    show(close) {
      shown = showCode({
        scan,
        close() {
          close();
          ended();
        },
      });
      if (!shown && options.blocked === 'throws')
        throw new DOMException('The window was blocked.', 'InvalidAccessError');
      if (!shown) return void setTimeout(close);
      if (options.scan === 'at once') setTimeout(scan);
    },
    remove() {
      shown?.remove();
      shown = null;
    },
    scan,
    whenScanned(run) {
      if (isScanned) run();
      else waiting.push(run);
    },
    isScanned: () => isScanned,
    asksMerchantFirst: () => options.merchant === 'first',
  };
}
