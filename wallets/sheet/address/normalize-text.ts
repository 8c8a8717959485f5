/** Text as it is compared: no accents, no case, nothing but letters and digits. "Edo. Méx." becomes "EDOMEX". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
