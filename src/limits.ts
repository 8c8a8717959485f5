/**
 * All limits of time outside of the wallets, by subject, in milliseconds. Behind each stands its source: *platform* has the same in its own
 * script; what names none is our choice, and says why.
 */

// The first frame.
/** How long the first frame waits for the core: round trips of a slow network, from the head's first bytes on (decision "one painter"). */
export const FRAME_LIMIT = 1500;
/** After this the core counts as lost, and the platform's script gets the hosts. */
export const CORE_LIMIT = 10_000;

// Code that is fetched later.
/** How long the companion may take: a press may wait for it. */
export const COMPANION_LIMIT = 8000;
/** How long what a shopper waits for may take: a dialog, or what few presses need. After that a press does without. */
export const SHOPPER_CODE_LIMIT = 8000;
/** How long what few orders need may take: less than a sheet waits for us, so that checkout can still take the order. */
export const ORDER_CODE_LIMIT = 10_000;
/** How long an address waits for a table of countries: without it the API says what is wrong. */
export const TABLE_LIMIT = 2000;
/** How long PayPal's window waits for our code. */
export const WINDOW_CODE_LIMIT = 20_000;
/** How long a press of a policy's link waits for all code that opens it. Then the link leads to its page, and a button says that there is none. */
export const POLICY_LIMIT = 8000;

// The network.
/** How long a press waits for the network, or for its code on a slow one; then the shopper may press again. */
export const NETWORK_LIMIT = 20_000;
/** How often a wait looks whether the page is online. */
export const NETWORK_PAUSE = 250;
/** How often a wait asks the store meanwhile. */
export const NETWORK_ASK = 1000;
/** How long the store has to answer whether the page is online. */
export const NETWORK_ANSWER = 3000;
/** After how long without a network a shopper is told. */
export const NOTICE_AFTER = 2000;
/** How long after Escape a load that was not stopped has left the page. */
export const ESCAPE_LIMIT = 1000;

// The cart API.
/** For one try, from sending to the last byte of the answer. */
export const FETCH_TIMEOUT = 15_000;
/** How long a call waits before it is sent again, where the server names no time (platform). */
export const DEFAULT_WAIT = 1000;
/** If the server asks for a longer wait, the call fails, because no shopper waits that long. */
export const LONGEST_WAIT = 10_000;

// The shopper's choice.
/** How long a page has to write what the shopper has chosen into its form: so long a press waits for it. */
export const CHOICE_LIMIT = 5000;
/** How long after a choice a script of the page may take to begin a request. */
export const CHOICE_BEGIN = 110;
/**
 * The same after an early choice: it came before the code that watches, so only the end of a request can be seen, not its beginning.
 */
export const EARLY_CHOICE_BEGIN = 450;
/** How long a theme may take to write the choice after its answer has come. */
export const AFTER_ANSWER = 250;
/** How often a press that waits looks at the form. */
export const CHOICE_PAUSE = 20;
/** How far apart the events of one gesture are at most: a click on a label, on its control, its change. */
export const GESTURE = 50;

// The shopper's cart.
/** How long a press waits for the page to save what was changed in the cart. Not every theme saves by itself. */
export const CART_SAVE_LIMIT = 3000;
/** How long after the change, where a form of the cart can be sent instead. */
export const FORM_SAVE_LIMIT = 700;
/** How long a press waits for a write to the cart that is known to be under way. */
export const CART_WRITE_LIMIT = 10_000;
/** How often a press asks whether the page has saved its changes of the cart. */
export const CART_PAUSE = 50;
/** How long after an edit a script of the page may take to begin to save it: many wait until the typing has stopped. */
export const CART_WRITE_BEGIN = 1500;
/** How long after a write a theme may still copy the answer into the fields. */
export const CART_COPY = 500;
/** Writes that end within this time of each other are handled together. */
export const WRITES_TOGETHER = 200;
/** How long a second press in a cart repeats the first: on a busy machine, the second click of a double click comes late. Later the cart may have changed. */
export const CART_LIFE = 5000;

// A press.
/** How long after the click a press waits for a vendor's script before checkout takes the order (platform). */
export const SDK_LIMIT = 2000;
/** A press so soon after a sheet was opened may be the second half of a double click. */
export const DOUBLE_CLICK = 1500;
/** How long the window around has to leave: a browser refuses some frames without a word. */
export const TOP_LIMIT = 1000;
/** How long a press for the same purchase goes to the cart that may be its order. */
export const UNKNOWN_ORDER_LIFE = 30 * 60_000;
/** How long an order counts after that: a sheet approved before it was known submits nothing later than this. */
export const ORDER_LIFE = 60_000;
/** How far ahead an order's time may be where a clock was put right. One from further ahead would stay for ever. */
export const CLOCK_AHEAD = 60_000;
/** An order this long before an approval can't have been seen by the shopper who approved. */
export const ORDER_UNSEEN = 2000;

// Buttons, dialogs and policies.
/** How often the busy words are updated. The first time is late, because screen readers read only changes of a region that they know already. */
export const BUSY_PAUSE = 99;
/** The least time between two looks at the backgrounds: a page may change its colours, or what looks like it, in every frame. */
export const COLOURS_PAUSE = 200;
/** The longest animation of a colour change that is waited for. */
export const COLOURS_FADE = 600;
/** How long the pass over a page's old style rules may hold the main thread. */
export const COMPAT_SLICE = 5;
/** The longest time from a press to its click: a phone may first wait for a second tap. */
export const CLICK_LIMIT = 400;
/** How long a closed dialog stays in the page: as long as the transition in dialog.css (platform). */
export const DIALOG_ANIMATION = 300;
/** How long a policy may take to come (platform). After that, the dialog says that there is none. */
export const SEARCH_LIMIT = 10_000;
/** How long a policy's skeleton is shown at least (platform): one that only flashes is worse. */
export const LEAST_SKELETON = 800;

// Telemetry.
/** A button counts as seen when half of it has been in view for so long. */
export const SEEN_AFTER = 1000;
/** How often what has come is sent (platform). */
export const FLUSH_PAUSE = 1000;
/** How long events wait for the page's analytics (platform). */
export const ANALYTICS_LIMIT = 7000;
/** How often they look for it (platform). */
export const ANALYTICS_PAUSE = 100;
/** How long a receiver has to answer, or up to a second less. */
export const RECEIVER_LIMIT = 10_000;
/** How often the store is asked whether the page is online while it seems to be offline. */
export const OFFLINE_ASK = 30_000;
/** How long the server has to say what the shopper allows. */
export const CONSENT_LIMIT = 5000;
/** After the first host. One that is painted later was added, or rendered anew: its time says nothing of the page's start. */
export const FIRST_HOSTS = 10_000;

// A split of visits.
/** How long a page has for itself before it is measured: the same in both arms, however far their scripts are by then. */
export const MEASURE_AFTER = 1000;
/** How often hosts that have come since are looked for. */
export const HOSTS_PAUSE = 1000;
/** How often the shopper's choice is looked for as long as it isn't known. */
export const CHOICE_ASK = 1000;
