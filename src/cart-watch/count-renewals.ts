/** Milliseconds. Writes that end within this time of each other are handled together. */
const QUIET_MS = 200;

/**
 * Called after a change of the cart; `answered` is called with whether the look at it went well, and after that the next change is told.
 */
export type OnChange = (answered: (well: boolean) => void) => void;

/** What is observed about the cart and its cookie. */
interface Renewals {
  /** The cart's cookie was renewed. */
  renewed(): void;
  /** An answer has come that explains one renewal. */
  explained(): void;
  /** The cart was written to for certain. */
  written(): void;
}

/** Counts renewals of the cart's cookie, and calls `onChange` after a write, or when renewals are left that no answer explains. */
export function countRenewals(onChange: OnChange): Renewals {
  /** Number of renewals, minus the answers that explain them. */
  let unexplained = 0;
  let isWritten = false;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decide = () => {
    if (asking) return;
    asking = isWritten || unexplained > 0;
    unexplained = 0;
    isWritten = false;
    if (asking) onChange(answered);
  };
  // An answer renews the cookie when it begins and explains it when it has ended, so wait until both have come.
  const decideLater = () => {
    clearTimeout(timer);
    timer = setTimeout(decide, QUIET_MS);
  };
  const answered = (well: boolean) => {
    asking = false;
    // A failed look may have sent several requests, which renew the cookie: only a certain write is reason for another try.
    if (!well) unexplained = 0;
    decideLater();
  };
  return {
    renewed() {
      unexplained += 1;
      decideLater();
    },
    explained() {
      unexplained -= 1;
      decideLater();
    },
    written() {
      isWritten = true;
      decideLater();
    },
  };
}
