import { createGesture } from '../rules/gesture';
import { createPageSheets, type SheetNotice } from '../rules/page-sheets';
import { createControls } from './controls';
import { createErrorClass } from './input/apple-pay-error';
import { createMerchantCheck, sealedByStore, type Verify } from './input/merchant-session';
import { selections } from './selections';
import { createCode, type ShowCode } from './sdk/code';
import { sdkDefaults, type SdkOptions } from './sdk/options';
import { createWebOptions } from './sdk/web-options';
import type { Session } from './session/session';
import { createSessionClass } from './session/session-class';
import type { SessionContext } from './session/session-context';
import type { Sheet } from './sheet/sheet';
import { defaults, type Options } from './shopper/options';

/** Apple's script in a browser that has no Apple Pay itself: it shows a code. */
export interface Sdk {
  options: Partial<SdkOptions>;
  show: Record<'modal' | 'window', ShowCode>;
  /** Whether a frame would cut off a code that lies over the page, or a modal dialog or a popover cover it. */
  isCovered(): boolean;
}

interface Surroundings {
  /** Where gestures are seen and the page goes into the back/forward cache: the window. */
  target?: EventTarget;
  /** Whether a merchant session is the store's own; by the demo store's seal unless given. */
  verify?: Verify;
  /** Told everything as it happens; a page that goes away takes its simulator with it. */
  tell?(notice: SheetNotice<Sheet>): void;
  sdk?: Sdk;
}

/** Apple Pay for one page: the two globals, the shopper's controls, and a log of both sides. */
export function createSimulator(given: Partial<Options> = {}, { target, verify, tell, sdk }: Surroundings = {}) {
  const options: Options = { ...defaults, ...given };
  const sheets = createPageSheets<Session, Sheet>(tell);
  const gesture = createGesture(target);
  const webOptions = createWebOptions(sheets.context.log);
  const { chosen } = webOptions;
  const newCode = () =>
    createCode(
      { ...sdkDefaults, ...sdk!.options },
      (acts) => {
        const shownAs = chosen.renderApplePayCodeAs;
        if (sdk!.isCovered() && shownAs === 'modal') sheets.context.log.violate(39, 'the code is covered');
        return sdk!.show[shownAs](acts);
      },
      () => chosen.onApplePayCodeClose?.(),
    );
  const context: SessionContext = {
    ...sheets.context,
    options,
    gesture,
    ...(sdk && { newCode }),
    ApplePayError: createErrorClass(sheets.context.log),
    checkMerchant: createMerchantCheck(verify ?? sealedByStore),
    firstQuestions: (session) => selections(options).first(session),
  };
  // Entering the back/forward cache closes the sheet.
  target?.addEventListener('pagehide', (event) => {
    if ('persisted' in event && event.persisted) context.live()?.cancel();
  });
  return Object.assign(sheets.face, {
    ApplePaySession: createSessionClass(context),
    ApplePayError: context.ApplePayError,
    ApplePayWebOptions: webOptions.ApplePayWebOptions,
    violate: sheets.context.log.violate,
    user: createControls(sheets, options),
    options,
    gesture: gesture.run,
  });
}

export type Simulator = ReturnType<typeof createSimulator>;
