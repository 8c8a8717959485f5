type Env = Readonly<Record<string, string | undefined>>;

/** Path of a Firefox, or null. Throws when FIREFOX_PATH is set and can't be run. */
export function findFirefox(env?: Env): string | null;

/** Paths of WebKitGTK's driver and of the screen it draws on, or null. Throws when WEBKIT_DRIVER_PATH is set and can't be run. */
export function findWebKit(env?: Env): { driver: string; screen: string } | null;
