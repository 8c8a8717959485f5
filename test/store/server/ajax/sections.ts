import type { CartState } from '../../shop/cart/cart-state';
import type { PageRequest } from '../../pages/page-request';
import type { Fields } from './read-fields';

/** Renders one section of the theme by its name, for a page; `null` for a section that the theme does not have. */
export type RenderSection = (name: string, cart: CartState, page: PageRequest) => string | null;

const MOST_SECTIONS = 5;

/** The sections a call asks for, `null` if it asks for none: `sections` is a list, or one text with commas. */
const readSections = (fields: Fields): string[] | null => {
  const { sections } = fields;
  const names = Array.isArray(sections) ? sections : typeof sections === 'string' ? sections.split(',') : [];
  const given = names.filter((name) => typeof name === 'string' && name !== '') as string[];
  return given.length > 0 ? given.slice(0, MOST_SECTIONS) : null;
};

/** Adds `sections` to an answer when it was asked for. */
export const withSections = (value: object, fields: Fields, render: (name: string) => string | null): object => {
  const names = readSections(fields);
  if (!names) return value;
  return { ...value, sections: Object.fromEntries(names.map((name) => [name, render(name)])) };
};
