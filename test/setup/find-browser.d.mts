/** Path of the Chromium that tests drive, or null. Throws when CHROME_PATH is set and can't be run. */
export function findBrowser(env?: Readonly<Record<string, string | undefined>>): Promise<string | null>;
