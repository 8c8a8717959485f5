/**
 * All limits of wallets, by subject: times in milliseconds, widths and sizes in CSS pixels. Behind each stands its source: *platform* has the
 * same in its own script; what names none is our choice, and says why.
 */

// An order in a sheet.
/**
 * For all work of one event of a sheet: Apple and Google close the sheet after 30 000. PayPal has no time limit for a creator, and gets the
 * same for it and for the work after an approval, because a shopper who has approved sees only a busy button. (Google's: platform.)
 */
export const EVENT_LIMIT = 27_000;
/** No submission begins in this last part of an event, because its answer would come too late. */
export const LAST_MOMENT = 5000;
/** How long delivery rates are waited for (platform). */
export const DELIVERY_LIMIT = 20_000;
/** How long a payment may take to be accepted (platform). */
export const PAYMENT_LIMIT = 10_000;
/** Between two looks while the server still calculates. */
export const POLL_INTERVAL = 500;
/** So much more between two tries while the cart has no taxes yet (platform). */
export const TAX_WAIT = 500;
/** How long a sheet or window waits while an earlier sheet removes data and codes from the same cart. */
export const REMOVAL_LIMIT = 10_000;
/** How long a decoration may keep an event of a sheet waiting: the order goes on without it. */
export const DECORATION_LIMIT = 2500;

// Several tabs.
/** How long an order waits for another tab, which may sleep. */
export const LOCK_LIMIT = 1000;
/** Up to so much longer, by chance: two tabs that nobody gives the lock do not go on in the same moment. */
export const LOCK_SPREAD = 1000;
/** How long the other tabs may take to see what was written to storage. */
export const SEEN_LATE = 100;

// Apple and Google.
/** How long Apple's script may take before the wallet is prepared all the same: a press that waits then goes to checkout (platform). */
export const APPLE_SDK_LIMIT = 2000;
/** How long an order waits for Google's sheet to close. */
export const GOOGLE_CLOSE_LIMIT = 3000;
/** How long a sheet of Google's that ends waits for the code that says how. */
export const ERROR_CODE_LIMIT = 2000;

// PayPal.
/** How long after the click a press of our button waits for PayPal's button. */
export const PAYPAL_BUTTON_LIMIT = 2000;
/** How long another loader's script is waited for. */
export const PAYPAL_OTHERS_LIMIT = 2000;
/** How long PayPal may take to say who is eligible before the wallet is prepared all the same. */
export const ELIGIBLE_LIMIT = 1000;
/** How long a press waits for a session that is not there yet: the browser forgets the click after 5000. */
export const SESSION_LIMIT = 2000;
/** How long callbacks of a window that is closed may come after `start` has resolved. */
export const LATE_CALLBACK = 1000;

// Amazon.
/** How long the page waits for the script. A press waits for a shorter time. */
export const AMAZON_SCRIPT_LIMIT = 15_000;
/** How long our button waits for the script. If that comes later, only a press uses it. */
export const AMAZON_BUTTON_LIMIT = 2000;
/** How long a press waits for the script and the shop's signature, both together. */
export const AMAZON_READY_LIMIT = 5000;
/** How long the script may take to call back after a click that the page has seen. */
export const AMAZON_CALL_LIMIT = 500;
/** How long the script has to begin to leave the page. A load that has begun is waited for, because nothing may take the shopper out of it. */
export const AMAZON_BEGIN_LIMIT = 30_000;
/** How long such a load may take before the button is free again: not every browser tells that the answer was no page. */
export const AMAZON_LOAD_LIMIT = 300_000;
/** How long after a load that was stopped another one may begin. */
export const AMAZON_NEXT_LOAD = 1000;

// Shop Pay's account, and Shop's promise of delivery.
/** How long the account's frame may take to answer. */
export const ACCOUNT_LIMIT = 10_000;
/** How long our button stays after the frame's answer: the frame paints the account meanwhile (platform). */
export const ACCOUNT_DELAY = 500;
/** The button's least width that has room for the account (platform). */
export const ACCOUNT_WIDTH = 220;
/** Sizes of the button's words that look like those in the frame (platform). */
export const LEAST_FONT = 10;
export const MOST_FONT = 18;
/** The share of the button, from 0 to 1, that must be in view (platform): no frame is requested for a button that nobody sees. */
export const ACCOUNT_IN_VIEW = 0.1;
/** The button's least width for the promise's words. */
export const PROMISE_WIDTH = 260;
/** How often the page's client of promises is looked for again: its script may load later than ours (platform). */
export const PROMISE_RETRIES = 15;
/** Between two looks (platform). */
export const PROMISE_PAUSE = 200;
