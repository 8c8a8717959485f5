/** How often the page's client of delivery promises is looked for again: its script may load later than ours. */
export const RETRIES = 15;

/** Milliseconds between two tries. */
export const DELAY = 200;
