/** Path of the Chromium that tests drive, or null. Throws when CHROME_PATH is set and can't be run. */
export function findBrowser(env?: Readonly<Record<string, string | undefined>>): Promise<string | null>;

/** Path of a Chromium that has no windows and takes half of the processor time, or null. */
export function findHeadlessShell(env?: Readonly<Record<string, string | undefined>>): string | null;
export function sayBrowsers(env?: NodeJS.ProcessEnv): Promise<string>;
