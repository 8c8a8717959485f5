/** Phones of Cubot are no bots. Lighthouse and Googlebot, whom the events' receiver does not want, are among these. */
const BOT = /(?<!cu)bot|crawl|spider|lighthouse|headless|https?:/i;

/** Whether a user agent says that nobody is looking: such pages send nothing. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
