const addressLeaves = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'province',
  'zip',
  'city',
  'phone',
  'country',
] as const;

export type AddressLeaf = (typeof addressLeaves)[number];

/** A mailing address as it was sent: texts, with `null` for blank ones. */
export type Address = Record<AddressLeaf, string | null>;

/** An address as the API takes it: every field is optional. */
export type AddressInput = Partial<Record<AddressLeaf, string | null>>;

/** Makes a complete address of an input, with trimmed texts. */
export const readAddress = (input: AddressInput): Address =>
  Object.fromEntries(addressLeaves.map((leaf) => [leaf, input[leaf]?.trim() || null])) as Address;
