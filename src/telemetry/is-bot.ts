/**
 * Whether a user agent is a bot's: its pages send nothing. Lighthouse and Googlebot are bots too, because the receiver of events does not
 * want them. Phones of the brand Cubot are no bots.
 */
export const isBot = (userAgent: string): boolean =>
  /bot|crawl|spider|lighthouse|headless|https?:/i.test(userAgent.replace(/cubot/gi, ''));
