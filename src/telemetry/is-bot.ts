/**
 * Whether a user agent says that nobody is looking: such pages send nothing. Phones of Cubot are no bots. Lighthouse and Googlebot, whom the
 * events' receiver does not want, are among these.
 */
export const isBot = (userAgent: string): boolean =>
  /(?<!cu)bot|crawl|spider|lighthouse|headless|https?:/i.test(userAgent);
