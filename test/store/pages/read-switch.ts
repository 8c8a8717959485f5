import type { PageRequest } from './page-request';

/** A switch of the page: from its address, else as the store was opened, else null. */
export function readSwitch({ url, switches }: Pick<PageRequest, 'url' | 'switches'>, name: string): string | null {
  return url.searchParams.get(name) ?? switches?.get(name) ?? null;
}
