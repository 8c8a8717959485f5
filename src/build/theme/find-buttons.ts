import { placeBehind, WRAPPER, wrapperAround, type PlaceBehind } from './behind-button.ts';
import { lineNumber, withoutComments } from './liquid-text.ts';
import { filesBelow, readText } from './read-folder.ts';

/** A line of a theme's file. */
export interface Line {
  /** From the theme's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Where a theme lets the platform write its buttons. */
export interface ThemeButtons {
  /** What is asked for: the words of the theme. */
  words: string;
  lines: Line[];
}

/** Kinds of places, in the order in which they are told. */
export type ButtonPlace = 'product' | 'quick view' | 'cart' | 'drawer';

const PRODUCT = { words: 'payment_button', pattern: /\|\s*payment_button\b/g };
const CART = {
  words: 'content_for_additional_checkout_buttons',
  pattern: /\bcontent_for_additional_checkout_buttons\b/g,
};

/** What the cart's own button looks like: the buttons of wallets go behind it. */
const CHECKOUT = /\bname\s*=\s*["']checkout["']/;

/** Folders of a theme whose files may have markup. */
const FOLDERS = ['sections', 'blocks', 'snippets', 'templates', 'layout'];

const QUICK_VIEW = /quick|modal|popup/;
const DRAWER = /drawer|mini|side|flyout|notification|ajax/;

/** All Liquid of a theme, without comments. */
function liquidOf(path: string): (readonly [file: string, text: string])[] {
  return FOLDERS.flatMap((folder) => filesBelow(path, folder))
    .filter((file) => file.endsWith('.liquid'))
    .map((file) => [file, withoutComments(readText(path, file) ?? '')] as const);
}

/** As many lines of one file are told. */
const MOST_LINES = 20;

/** A cart's own button, and the place behind it; null where that is unknown. */
interface CheckoutButton extends Line {
  behind: PlaceBehind | null;
}

/** The first of the cart's own buttons. */
interface Checkouts {
  cart?: CheckoutButton;
  drawer?: CheckoutButton;
}

/** Where a theme has its buttons, and where its cart has the button that they belong behind. */
export interface FoundButtons {
  places: Readonly<Record<ButtonPlace, ThemeButtons>>;
  checkouts: Readonly<Checkouts>;
  /** The start tag of the box that the buttons of a cart belong into. */
  wrapper: string;
}

/**
 * Reads where a theme lets the platform write its buttons: by what its Liquid says, and by the names of its files.
 *
 * @param path of the theme's folder
 */
export function findButtons(path: string): FoundButtons {
  const places: FoundButtons['places'] = {
    product: { words: PRODUCT.words, lines: [] },
    'quick view': { words: PRODUCT.words, lines: [] },
    cart: { words: CART.words, lines: [] },
    drawer: { words: CART.words, lines: [] },
  };
  const checkouts: Checkouts = {};
  let wrapper = WRAPPER;
  for (const [file, text] of liquidOf(path)) {
    const linesOf = (pattern: RegExp, from = 0) =>
      [...text.matchAll(pattern)]
        .slice(from)
        .slice(0, MOST_LINES)
        .map(({ index }) => ({ file, line: lineNumber(text, index) }));
    const cart = DRAWER.test(file) ? 'drawer' : 'cart';
    places[QUICK_VIEW.test(file) ? 'quick view' : 'product'].lines.push(...linesOf(PRODUCT.pattern));
    // A theme often asks first whether there are such buttons: one line a file is enough.
    places[cart].lines.push(...linesOf(CART.pattern, -1));
    const inBox = [...text.matchAll(CART.pattern)].at(-1);
    if (inBox && wrapper === WRAPPER) wrapper = wrapperAround(text, inBox.index);
    const checkout = CHECKOUT.exec(text);
    if (checkout)
      checkouts[cart] ??= {
        file,
        line: lineNumber(text, checkout.index),
        behind: placeBehind(path, text, checkout.index),
      };
  }
  return { places, checkouts, wrapper };
}

const at = ({ file, line }: Line) => `${file}:${line}`;

/** What to do where a place has no buttons; null where the theme has no such place. */
function remedy(place: ButtonPlace, { checkouts, wrapper }: FoundButtons): string | null {
  if (place === 'product') return 'add {{ form | payment_button }} to the form of the product, behind its own button';
  if (place === 'quick view') return null;
  const { [place]: checkout } = checkouts;
  const words = `add ${wrapper}{{ ${CART.words} }}</div> to`;
  if (!checkout) return place === 'cart' ? `${words} the section of the cart, behind its button for checkout` : null;
  const { file, line, behind } = checkout;
  if (!behind) return `${words} ${file}, behind its button in line ${line}`;
  return `${words} ${file}, below line ${behind.line}, where ${behind.what === 'row' ? 'the row with its' : 'its'} button for checkout ends`;
}

/**
 * One line for each place of a theme: where its buttons are, or what to add so that they come.
 *
 * @param isWhole whether all of the theme was read; otherwise the buttons may stand in a file that is not here
 */
export function tellButtons(found: FoundButtons, isWhole: boolean): string[] {
  return (Object.keys(found.places) as ButtonPlace[]).flatMap((place) => {
    const { words, lines } = found.places[place];
    if (lines.length > 0) return `${place}: ${lines.map(at).join(', ')} (${words})`;
    const todo = isWhole ? remedy(place, found) : null;
    return todo ? `${place}: none; ${todo}` : [];
  });
}
