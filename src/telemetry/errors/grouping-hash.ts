/** What reports of the same kind have in common: the first 5 words of the first 100 characters. Undefined for a message without words. */
export const groupingHash = (message: string): string | undefined =>
  message.slice(0, 100).trim().split(/\s+/).slice(0, 5).join(' ') || undefined;
