import { TRUSTED_TYPES_KNOWN } from '../../src/storage-names';

let answer: string | null = null;

function ask(): string {
  try {
    document.createElement('i').innerHTML = '';
    return 'free';
  } catch {
    return 'required';
  }
}

/**
 * Whether the page requires Trusted Types. No browser tells that (https://github.com/w3c/trusted-types/issues/36): one has to write and see
 * it refused, which the page's content policy may report. So a tab is asked once, and a browser without Trusted Types never.
 */
export function requiresTrustedTypes(): boolean {
  if (!('trustedTypes' in globalThis)) return false;
  try {
    answer ??= sessionStorage.getItem(TRUSTED_TYPES_KNOWN);
  } catch {
    // The page may not read: it is asked.
  }
  if (answer === null) {
    answer = ask();
    try {
      sessionStorage.setItem(TRUSTED_TYPES_KNOWN, answer);
    } catch {
      // The next page is asked again.
    }
  }
  return answer === 'required';
}
