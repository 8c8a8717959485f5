/** Text for comparison: upper case, without accents, letters and digits only. "Edo. Méx." becomes "EDOMEX". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
