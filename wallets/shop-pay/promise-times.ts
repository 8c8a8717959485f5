/** How often the page's client of delivery promises is looked for again, and how many milliseconds lie between (specification, part 9). */
export const RETRIES = 15;
export const DELAY = 200;
