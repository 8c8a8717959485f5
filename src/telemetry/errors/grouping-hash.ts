/** The key by which reports are grouped: the first 5 words of the first 100 characters. Undefined for a message without words. */
export const groupingHash = (message: string): string | undefined =>
  message.slice(0, 100).trim().split(/\s+/).slice(0, 5).join(' ') || undefined;
