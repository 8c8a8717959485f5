/** How often the page's client of delivery promises is looked for again: its script may load later than ours. */
export const RETRIES = 15;

/** How many milliseconds lie between two looks. */
export const DELAY = 200;
