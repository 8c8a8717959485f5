/**
 * Whether a user agent is a machine's: its pages send nothing. Lighthouse and Googlebot count too, because the receiver of events does not
 * want them, and so do monitors and previews that have a browser's engine. Phones of the brand Cubot are no bots.
 */
export const isBot = (userAgent: string): boolean =>
  /bot|crawl|spider|lighthouse|headless|https?:|inspectiontool|googleother|read-aloud|web preview|ptst\/|gtmetrix|datadog/i.test(
    userAgent.replace(/cubot/gi, ''),
  );
