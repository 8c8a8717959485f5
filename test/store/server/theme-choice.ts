import type { StoreRequest } from './http/store-request';
import type { PageRequest } from '../pages/page-request';

const isTheme = (value: unknown): value is PageRequest['theme'] =>
  value === 'a' || value === 'b' || value === 'hostile';

/** Which theme a request is shown: what `?theme=` says (`asked`, to be remembered), then the cookie, then `a`. */
export const themeChoice = ({ url, cookies }: StoreRequest): { theme: PageRequest['theme']; asked: boolean } => {
  const asked = url.searchParams.get('theme');
  if (isTheme(asked)) return { theme: asked, asked: true };
  const remembered = cookies['theme'];
  return { theme: isTheme(remembered) ? remembered : 'a', asked: false };
};
