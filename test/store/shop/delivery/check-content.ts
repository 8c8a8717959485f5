import type { AddressLeaf } from './address';

const MOST_CHARACTERS = 255;
const hasPhonePattern = (text: string) => /^\+?[\d\s().‐-]+$/.test(text) && text.replace(/\D/g, '').length >= 6;

/** Problems that a text can have, in the order of the checks. */
const accusations = {
  ADDRESS_FIELD_IS_TOO_LONG: (text: string) => [...text].length > MOST_CHARACTERS,
  ADDRESS_FIELD_CONTAINS_EMOJIS: (text: string) => /\p{Extended_Pictographic}/u.test(text),
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: (text: string) => /<[^>]+>/.test(text),
  ADDRESS_FIELD_CONTAINS_URL: (text: string) => /https?:\/\/|www\./i.test(text),
};

type Accusation = keyof typeof accusations;
export type ContentCode = Accusation | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN';

const TEXT: Accusation[] = [
  'ADDRESS_FIELD_IS_TOO_LONG',
  'ADDRESS_FIELD_CONTAINS_EMOJIS',
  'ADDRESS_FIELD_CONTAINS_HTML_TAGS',
];
const NAME: Accusation[] = [...TEXT, 'ADDRESS_FIELD_CONTAINS_URL'];
const EMOJIS: Accusation[] = ['ADDRESS_FIELD_CONTAINS_EMOJIS'];
const hasLetter = (text: string) => /\p{L}/u.test(text);

const leaves: Partial<Record<AddressLeaf, { never: Accusation[]; pattern?: (text: string) => boolean }>> = {
  firstName: { never: NAME, pattern: hasLetter },
  lastName: { never: NAME, pattern: hasLetter },
  address1: { never: TEXT },
  address2: { never: TEXT },
  city: { never: TEXT },
  zip: { never: EMOJIS },
  phone: { never: EMOJIS, pattern: hasPhonePattern },
};

/** The problem with the text of one field, or `null`. */
export const checkContent = (leaf: AddressLeaf, text: string): ContentCode | null => {
  const rule = leaves[leaf];
  if (!rule) return null;
  const found = rule.never.find((code) => accusations[code](text));
  if (found) return found;
  return rule.pattern?.(text) === false ? 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN' : null;
};
