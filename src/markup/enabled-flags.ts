import { DeveloperError, tellDeveloper } from './developer-errors';
import { readJson } from './host-attributes';

/** What a host's `enabled-flags` names. A mistake in it is told to the developer, and costs no button: flags decorate, they sell nothing. */
export function readFlags(host: Element): readonly string[] {
  try {
    const flags = readJson((name) => host.getAttribute(name), 'enabled-flags') ?? [];
    if (!Array.isArray(flags)) throw new DeveloperError('invalid-enabled-flags', flags);
    return flags.map(String);
  } catch (error) {
    tellDeveloper(error, host);
    return [];
  }
}
